// <dk-proof>.

export const proof = {
  'proof.label': 'Why the variance of a score is d: the products of all pairs',
} as const;
