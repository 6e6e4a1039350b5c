// Chapter 7: why the square root and no other divisor. Prose in English.

export const rulesProse = {
  'scalings.chapter': 'Other divisors',
  'scalings.title': 'Why {rootInTitle} and not ln d, d, d⁵ or a constant',
} as const;
