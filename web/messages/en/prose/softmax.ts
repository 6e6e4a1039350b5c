// Chapter 5: what softmax does with it. Prose in English.

export const softmaxProse = {
  'softmax.chapter': 'Softmax',
  'softmax.title': 'What softmax does with it',
} as const;
