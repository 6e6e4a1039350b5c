// Chapter 1: the formula, by hand. Prose in English.

export const formulaProse = {
  'attention.chapter': 'The formula',
  'attention.title': 'The formula, by hand',
} as const;
