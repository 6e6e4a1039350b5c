// Chapter 6: what the gradient does. Prose in English.

export const gradientProse = {
  'gradient.chapter': 'The gradient',
  'gradient.title': 'What the gradient does',
} as const;
