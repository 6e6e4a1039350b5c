// <dk-scalings>.

export const scalings = {
  'scalings.label': 'All scale rules on the same random vectors',
} as const;
