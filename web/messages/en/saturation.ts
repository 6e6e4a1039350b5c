// <dk-saturation-map>.

export const saturation = {
  'saturation.label': 'Where softmax collapses onto one key',
} as const;
