// <dk-gradient>.

export const gradient = {
  'gradient.label': 'What is left of the gradient behind softmax',
} as const;
