// Chapter 9: is unit variance a safe assumption?. Prose in English.

export const assumptionsProse = {
  'assumptions.chapter': 'Is unit variance a safe assumption?',
  'assumptions.title': 'Is unit variance a safe assumption?',
} as const;
