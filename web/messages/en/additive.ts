// <dk-additive>.

export const additive = {
  'additive.label': 'Additive beside dot-product attention on the same vectors',
} as const;
