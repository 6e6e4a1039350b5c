// Chapter 8: temperature. Prose in English.

export const temperatureProse = {
  'temperature.chapter': 'Temperature',
  'temperature.title': 'Temperature',
} as const;
