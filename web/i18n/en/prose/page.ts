// The frame of the page. Prose in English.

export const pageProse = {
  'page.title': 'Why does attention divide its scores by √dₖ?',
  'page.description':
    'A laboratory in the browser: one query, eight keys and a slider for the head dimension show what the divisor √dₖ does, and what goes wrong without it or with another.',
  'formula.root': 'the square root of {of}',
  'page.skip': 'Skip to the first picture',
  'page.noScript':
    'The text is all here, but the pictures are missing: they are computed in your browser, and JavaScript is switched off.',
  'page.needs': 'Here stands a picture that your browser computes itself. It needs JavaScript modules and WebAssembly.',
  'page.chapters': 'Chapters',
  'page.languages': 'Language',
  'page.still': '{laboratory}: a still picture at the start values',
  'page.minutes': '{minutes} min',
  'page.guess': 'Guess before you look',
  'page.claims': 'Published claims and figures, each with a verdict',
  'page.sweep': 'Results of larger sweeps, run elsewhere',
  'page.footer':
    'Your browser computes the numbers in the laboratories, with one C++ program compiled to WebAssembly. The same program made three things beforehand: the closing table, the pulls in the first picture, and the recorded training runs. The same seed gives the same bits in every browser. Nothing is sent anywhere.',
  'story.present': 'Present, one scene a screen',
  'story.more': 'In full: {chapters}',
  'story.chapters': 'Go deeper: chapters to try, change and check',
  'story.minutes': 'All of them take {minutes} minutes.',
  'story.all': 'All chapters on one page',
  'story.home': 'The story in ten minutes',
  'legend.label': 'Colours on every picture',
  'legend.raw': 'no scaling',
  'legend.scaled': '÷ $\\sqrt{d_k}$',
  'legend.flat': '÷ $d_k$',
  'legend.theory': 'theory',
  'chapter.skip': 'Skip to the chapter',
  'chapter.sources': 'Sources',
  'chapter.previous': 'Previous',
  'chapter.next': 'Next',
  'chapter.turn': 'Previous and next chapter',
  'quiz.worksheetTitle': 'A worksheet on the divisor of attention',
  'quiz.worksheetNeeds': 'The worksheet is made in your browser, with numbers that it computes, and needs JavaScript.',
} as const;
