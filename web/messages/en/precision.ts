// <dk-precision>.

export const precision = {
  'precision.label': 'Softmax in four number formats',
} as const;
