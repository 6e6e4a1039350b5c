// Chapter 4: why exactly d. Prose in English.

export const proofProse = {
  'proof.chapter': 'Why exactly d',
  'proof.title': 'Why exactly {dk}: the {dk}² terms',
} as const;
