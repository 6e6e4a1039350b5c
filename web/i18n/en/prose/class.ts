// The section that makes a link for a class. Prose in English.

export const classProse = {
  'class.title': 'For a class',
  'class.intro':
    'One link for everybody: the same seed in every laboratory, so that all see the same draws, and, if wanted, no answers to guesses until you give out the link without that. Whoever can read a link can take it out again.',
  'class.seed': 'Class seed',
  'class.guess': 'Ask for a guess first',
  'class.hidden': 'Keep answers hidden',
  'class.copy': 'Copy the link',
  'class.link': 'The link',
  'class.copied': 'Link copied.',
  'class.shown': 'The browser does not let the page copy. The link stands above.',
} as const;
