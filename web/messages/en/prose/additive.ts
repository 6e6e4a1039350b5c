// Chapter 11: additive attention. Prose in English.

export const additiveProse = {
  'additive.chapter': 'Additive attention',
  'additive.title': 'Additive attention',
} as const;
