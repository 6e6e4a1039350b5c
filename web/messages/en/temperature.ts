// <dk-temperature>.

export const temperature = {
  'temperature.label': 'The temperature of attention',
} as const;
