// <dk-models>.

export const models = {
  'models.label': 'Scale rules of released models',
} as const;
