// Chapter 14: in real models. Prose in English.

export const modelsProse = {
  'models.chapter': 'In real models',
  'models.title': 'In real models',
} as const;
