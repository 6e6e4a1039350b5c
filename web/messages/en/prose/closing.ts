// The closing card and the glossary. Prose in English.

export const closingProse = {
  'closing.chapter': 'In short',
  'closing.title': 'In short',
} as const;
