// <dk-softmax>.

export const softmax = {
  'softmax.label': 'What softmax makes of scores',
} as const;
