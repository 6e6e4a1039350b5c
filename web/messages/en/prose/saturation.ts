// Chapter 10: when scaling matters most. Prose in English.

export const saturationProse = {
  'saturation.chapter': 'When scaling matters most',
  'saturation.title': 'When scaling matters most',
} as const;
