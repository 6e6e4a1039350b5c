// What is said on the page that shows one laboratory in a frame.

export const embed = {
  'embed.unknown': 'No laboratory is named “{lab}”. Known are: {known}.',
  'embed.none': 'The address names no laboratory. It may end in “?lab=” and one of: {known}.',
  'embed.notFetched': 'The laboratory could not be loaded. Reload the page to try again.',
} as const;
