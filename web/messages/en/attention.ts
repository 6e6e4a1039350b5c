// <dk-attention>.

export const attention = {
  'attention.label': 'Attention by hand, cell by cell',
} as const;
