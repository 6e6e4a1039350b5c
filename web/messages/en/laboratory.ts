// What every laboratory says: its quiet controls, its table and how it starts.

export const laboratory = {
  'laboratory.starting': 'Starting the core …',
  'laboratory.reset': 'Reset',
  'laboratory.copyLink': 'Copy link',
  'laboratory.linkCopied': 'Link copied: it restores exactly this state.',
  'laboratory.linkShown': 'The browser does not let the page copy. Here is the link:',
  'laboratory.downloadCsv': 'Download CSV',
  'laboratory.table': 'The numbers as a table',
  'laboratory.none': 'none',
  'laboratory.notDefined': 'not defined here',
  'laboratory.plusMinus': '{value} ± {error}',
  'laboratory.wasReset': 'Back at the start values.',
} as const;
