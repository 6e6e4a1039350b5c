// What every laboratory says: its quiet controls, its table and how it starts.

export const laboratory = {
  'laboratory.starting': 'Starting the core …',
  'laboratory.reset': 'Reset',
  'laboratory.copyLink': 'Copy link',
  'laboratory.share': 'Share or embed',
  'laboratory.fill': 'Full screen',
  'laboratory.linkCopied': 'Link copied: it restores exactly this state.',
  'laboratory.linkShown': 'The browser does not let the page copy. Here is the link:',
  'laboratory.take': 'Take it with you',
  'laboratory.copy.numpy': 'Copy as NumPy',
  'laboratory.copy.pytorch': 'Copy as PyTorch',
  'laboratory.codeCopied': 'Code copied: it prints the same figures, within the error of chance where they are drawn.',
  'laboratory.codeShown': 'The browser does not let the page copy. Here is the code:',
  'laboratory.save.csv': 'Save CSV',
  'laboratory.save.json': 'Save JSON',
  'laboratory.save.svg': 'Save SVG',
  'laboratory.save.png': 'Save PNG',
  'laboratory.saved': 'Saved as {format}, with parameters, seed and version.',
  'laboratory.noImage':
    'No image can be made here: the page’s policy or the browser forbids it. SVG needs no such leave.',
  'laboratory.notSaved': 'The file could not be made. Reload the page to try again.',
  'laboratory.notLoaded': 'It could not be loaded. Reload the page to try again.',
  'laboratory.table': 'The numbers as a table',
  'laboratory.theory': 'Show what theory says',
  'laboratory.none': 'none',
  'laboratory.notDefined': 'not defined here',
  'laboratory.plusMinus': '{value} ± {error}',
  'laboratory.readAsList':
    'Read as {count} numbers, parted by commas. Put semicolons between numbers that have decimal commas.',
  'laboratory.readAsDecimal': 'Read as the decimal number {value}. Thousands are written without a separator.',
  'laboratory.wasReset': 'Back at the start values.',
} as const;
