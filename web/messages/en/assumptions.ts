// <dk-assumptions>.

export const assumptions = {
  'assumptions.label': 'Entries that are not what was assumed',
} as const;
