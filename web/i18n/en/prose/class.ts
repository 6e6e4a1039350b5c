// The section that makes a link for a class. Prose in English.

export const classProse = {
  'class.title': 'For a class',
  'class.intro':
    'One link gives everybody the same seed in every laboratory, so all see the same draws. It can also keep the answers to guesses hidden, until you give out a link without that. Students who can read a link can change it.',
  'class.seed': 'Class seed',
  'class.guess': 'Ask for a guess first',
  'class.hidden': 'Keep answers hidden',
  'class.copy': 'Copy the link',
  'class.link': 'The link',
  'class.inventory': 'Ten questions with one number at the end:',
  'class.before': 'before class',
  'class.after': 'the same ten after it',
  'class.copied': 'Link copied.',
  'class.shown': 'The browser does not let the page copy. The link stands above.',
} as const;
