// Chapter 13: numbers that overflow. Prose in English.

export const precisionProse = {
  'precision.chapter': 'Numbers that overflow',
  'precision.title': 'Numbers that overflow',
} as const;
