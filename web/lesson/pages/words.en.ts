// What stands around the chapters in English, written into static HTML at build time. Formulas are TeX between dollars.

export const prose = {
  // The frame of the page.
  'page.title': 'Why does attention divide its scores by √dₖ?',
  'page.description':
    'A laboratory in the browser: one query, eight keys and a slider for the head dimension show what the divisor √dₖ does, and what goes wrong without it or with another.',
  'formula.what': 'formula',
  'formula.root': 'the square root of {of}',
  'page.skip': 'Skip to the first picture',
  'page.noScript':
    'The text is all here, but the pictures are missing: they are computed in your browser, and JavaScript is switched off.',
  'page.needs': 'Here stands a picture that your browser computes itself. It needs JavaScript modules and WebAssembly.',
  'page.unloaded':
    'The laboratory could not be loaded. If the frame has “sandbox”, it needs “allow-scripts” and “allow-same-origin”.',
  'page.chapters': 'Chapters',
  'page.languages': 'Language',
  'page.still': '{laboratory}: a still picture at the start values',
  'page.minutes': '{minutes}\u00a0min',
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

  // The closing table, the glossary, and the short path.
  'closing.tableIntro':
    'What each rule makes of random vectors as $d_k$ grows. Independent entries from N(0, 1), 64 keys, {samples} queries for each $d_k$, seed {seed}; computed by the core when this page was built. The target’s pull says how far the weight of a key chosen in advance moves when you nudge the query: 64 times the median.',
  'closing.tableCaption': 'Spread of the scores, share of the strongest key, and the target’s pull',
  'closing.dimension': '$d_k$',
  'closing.rule': 'Rule',
  'closing.figure': 'Figure',
  'closing.rule.none': 'no divisor',
  'closing.rule.sqrt': '÷ $\\sqrt{d_k}$',
  'closing.rule.linear': '÷ $d_k$',
  'closing.rule.log': '÷ ln $d_k$',
  'closing.figure.std': 'standard deviation of a score',
  'closing.figure.peak': 'mean peak weight',
  'closing.figure.pull': 'the target’s pull',
  'glossary.title': 'Glossary',
  'glossary.description': 'The terms of the lesson, each in a sentence or two.',
  'glossary.token': 'Token',
  'glossary.token.means': 'A piece of a text: a word or a part of one. Each token has a query, a key and a value.',
  'glossary.head': 'Head',
  'glossary.head.means': 'One of the units of a layer that run attention side by side, each with weights of its own.',
  'glossary.normal': 'N(0, 1)',
  'glossary.normal.means': 'The normal distribution with mean 0 and standard deviation 1: the bell curve.',
  'glossary.query': 'Query, q',
  'glossary.query.means': 'The vector with which a token asks. It has $d_k$ entries.',
  'glossary.key': 'Key, k',
  'glossary.key.means': 'The vector by which a token is found. It has $d_k$ entries.',
  'glossary.value': 'Value, v',
  'glossary.value.means': 'The vector that a token hands over, in the share that its weight gives it.',
  'glossary.dimension': 'Head dimension, $d_k$',
  'glossary.dimension.means':
    'The number of entries of one query and of one key, in one head. Neither the width of the model nor the length of the sequence.',
  'glossary.score': 'Score',
  'glossary.score.means': 'The dot product q·k of a query and a key: a sum of $d_k$ products.',
  'glossary.rule': 'Scale rule',
  'glossary.rule.means': 'What softmax sees in place of the score; mostly the score divided by a function of $d_k$.',
  'glossary.softmax': 'Softmax',
  'glossary.softmax.means':
    'Turns scores into weights: e to the power of each, divided by the sum of all. Only differences of scores count.',
  'glossary.weight': 'Weight',
  'glossary.weight.means': 'The share of a key in one row of softmax; the weights of a row add up to 1.',
  'glossary.peak': 'Peak weight',
  'glossary.peak.means': 'The largest weight of a row.',
  'glossary.saturation': 'Saturation',
  'glossary.saturation.means':
    'One weight has passed a named threshold, for example 99%, and hardly reacts to its score any more.',
  'glossary.entropy': 'Entropy',
  'glossary.entropy.means':
    'How evenly the weights of a row are spread, in nats: 0 where one key has all, ln n where n keys have the same.',
  'glossary.effective': 'Effective number of keys',
  'glossary.effective.means':
    'How many keys with equal weights would be as spread: one over the sum of the squared weights.',
  'glossary.jacobian': 'Jacobian, J',
  'glossary.jacobian.means':
    'The table of slopes of all weights by all scores: how the weights move when a score changes a little.',
  'glossary.trace': 'Trace, tr J',
  'glossary.trace.means':
    'The sum of the diagonal of J: how sensitive softmax is to its scores. 0 where one key has all the weight, 1 − 1/n where n keys have the same.',
  'glossary.pull': 'Target’s pull',
  'glossary.pull.means':
    'How far the weight of a key, chosen in advance, moves when the query does, times the number of keys: its share times how strongly the scores react.',
  'glossary.typical': 'Typical row',
  'glossary.typical.means':
    'The median over many rows: half of them have more, half less. A few lucky rows cannot pull it up as they do the mean.',
  'glossary.optimizer': 'SGD and Adam',
  'glossary.optimizer.means':
    'Two ways from a gradient to a step: SGD follows it as it is, Adam divides its size away, weight by weight.',
  'glossary.rate': 'Learning rate, η',
  'glossary.rate.means': 'How far a step of training goes.',
  'glossary.temperature': 'Temperature, τ',
  'glossary.temperature.means':
    'A divisor of the scores that is chosen freely: below 1 it sharpens, above 1 it softens.',
  'glossary.variance': 'Variance and standard deviation',
  'glossary.variance.means':
    'The mean squared distance to the mean, and its square root. The second has the unit of the numbers themselves.',
  'glossary.kurtosis': 'Kurtosis',
  'glossary.kurtosis.means':
    'How heavy the tails of a distribution are: 3 for a normal one, more where far values are more frequent.',
  'glossary.band': 'Confidence band',
  'glossary.band.means':
    'The range that contains the true figure in 95% of all such measurements; it narrows as more is drawn.',
  'glossary.seed': 'Seed and draw',
  'glossary.seed.means':
    'The seed starts the random vectors; the draw says which of them is taken. The same two give the same bits everywhere.',

  // The section that makes a link for a class.
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

  // The page of all laboratories.
  'gallery.title': 'All laboratories',
  'gallery.description':
    'Every laboratory of the lesson with its picture, its question, its attributes, and what to copy to put it into a page, a learning platform or a notebook.',
  'gallery.intro':
    'Choose a laboratory for your class or your page. Each has the question that it answers, a picture at its start values, and what you can set. Under “Put it on a page of your own” are four texts to copy. “Share or embed” under a laboratory gives the same with the values that you have set.',
  'gallery.placeholder':
    'In these texts <code>https://&lt;your-site&gt;/</code> stands for the folder in which you host this site.',
  'gallery.list': 'The laboratories',
  'gallery.chapter': 'Try it in the chapter {chapter}',
  'gallery.attributes': 'What you can set: {count} attributes',
  'gallery.attribute': 'attribute',
  'gallery.sets': 'what it sets',
  'gallery.permitted': 'permitted',
  'gallery.first': 'first value',
  'gallery.none': 'none',
  'gallery.caption': 'Attributes: {laboratory}',
  'gallery.copy': 'Put it on a page of your own',
  'gallery.element': 'Element',
  'gallery.element.hint': 'For a page that may run scripts. The script stands once on a page.',
  'gallery.frame': 'Frame',
  'gallery.frame.hint': 'For an editor that takes no scripts, such as those of learning platforms.',
  'gallery.file': 'Single file',
  'gallery.file.hint':
    'This makes {file}, which opens by double click and asks for nothing else. It is attached to every release, too.',
  'gallery.download': 'Download it',
  'gallery.notebook': 'Notebook',
  'gallery.notebook.hint': 'A cell for Jupyter, with {file} beside the notebook.',
  'gallery.button': 'Copy',
  'gallery.copied': 'Copied.',
  'gallery.notCopied': 'The browser does not let the page copy. The text is selected: copy it by hand.',

  // The page that shows the result of a sweep.
  'sweepPage.title': 'The result of a sweep',
  'sweepPage.description':
    'Shows what sqrtdk-sweep has measured on a machine or a cluster, beside theory, and computes it again in the browser, bit for bit.',
  'sweepPage.back': 'To the lesson',
  'sweepPage.intro':
    'The laboratories of the lesson measure while you read, and stop where a browser would take too long. The program sqrtdk-sweep goes on from there: the same core, on one machine or many. Here is what it wrote, beside what theory says.',
  'sweepPage.how': 'How such a file is made',
  'sweepPage.specification': 'Write down what is to be measured, for example as spec.json:',
  'sweepPage.cluster':
    'Then <code>sqrtdk-sweep spec.json</code>, or <code>mpirun -n 4 sqrtdk-sweep spec.json</code>, measures it; what it writes has the same bits for any number of processes. The manual is docs/sweeps.md of the source.',
  'sweepPage.noScript':
    'Your browser reads the file and draws it itself. For that it needs JavaScript, which is switched off.',
} as const;

export type ProseKey = keyof typeof prose;
