// The page's prose in English, written into static HTML at build time. {names} are formulas of web/lesson/formulas.ts.

export const prose = {
  'page.title': 'Why does attention divide its scores by √dₖ?',
  'page.description':
    'A laboratory in the browser: one query, eight keys and a slider for the head dimension show what the divisor √dₖ does, and what goes wrong without it or with another.',
  'page.skip': 'Skip to the first picture',
  'page.noScript':
    'The text is all here, but the pictures are missing: they are computed in your browser, and JavaScript is switched off.',
  'page.needs': 'Here stands a picture that your browser computes itself. It needs JavaScript modules and WebAssembly.',
  'page.chapters': 'Chapters',
  'page.footer':
    'Every number on this page is computed while you read, by one C++ program compiled to WebAssembly. The same seed gives the same bits in every browser. Nothing is sent anywhere.',

  'opening.chapter': 'The question',
  'opening.question': 'Why does attention divide its scores by {rootInTitle}?',
  'opening.score':
    'A score is a dot product, a sum of {dk} products; for independent entries of mean 0 and variance 1 its standard deviation is {rootDk}.',
  'opening.twoSides':
    'Undivided, softmax therefore comes to give all weight to one key, picked by chance, as {dk} grows; divided by {dk}, it comes to give every key the same, and the query is ignored.',
  'opening.spine': '{rootDk} is the one power of {dk} for which nothing changes, from about {dk} = 4 on.',

  'reading.title': 'Two ways to lose',
  'reading.picture':
    'All three pictures are made from the same vectors: one query and eight keys with independent entries from N(0, 1), 64 times over. A larger {dk} takes more entries of the same long vectors. The weights of each draw are sorted, so the first bar is always the key that happens to win.',
  'reading.tooHot':
    '<strong>Too hot.</strong> Without a divisor the winner takes all, although all keys are equally good: the vectors are random. The number tr J, the trace of the softmax Jacobian, says how much the weights can still answer to a change of scores. On the <em>typical</em> row it is gone. On average it is not: a few rows with two scores close together keep it up.',
  'reading.tooCold':
    '<strong>Too cold.</strong> Divided by {dk}, the weights answer readily (tr J is even larger), yet all keys get one eighth whatever the query asks. So “large scores, small gradients” is half the story: that side alone would ask for the largest divisor there is.',
  'reading.between':
    '<strong>Between the two</strong> lies the divisor that undoes the growth exactly: scores of standard deviation {rootDk}, divided by {rootDk}, have standard deviation 1 at every {dk}. That 1 is a choice; that nothing depends on {dk} any more is not. Whether the spread stays so once training has made queries and keys dependent is another question.',

  'worked.chapter': 'By hand',
  'worked.title': 'The calculation, line by line',
  'worked.formula': 'What attention computes, in one line:',
  'worked.intro':
    'Here {dk} is the length of one query and of one key, in one head: not the width of the model, and not the number of tokens. Softmax sees only differences between scores, so a divisor does one thing: it makes the differences smaller.',
  'worked.task':
    'These are examples that have been published to explain the divisor. Each line is computed again, to more digits than anyone prints, and the printed figure is judged by it. Change a number, or the rule, and the lines follow.',
  'worked.after':
    'A remark on 14, 10 and 12: their spread is mild. Two scores with {dk} = 64 typically lie further apart than that, so the unscaled weights of a random query are more extreme than this example shows.',

  'variance.chapter': 'By measuring',
  'variance.title': 'How large is a score?',
  'variance.intro':
    'Each of the {dk} products has mean 0 and variance 1, and independent variances add up: Var(q·k) = {dk}. The typical size of a score is therefore not {dk} but {rootDk}. Draw vectors and measure it.',
  'variance.reading':
    'Bands show 95 % confidence. Scores of one query share that query, so the band counts queries, not scores. The law of a score is not quite normal: its kurtosis is 3 + 6/{dk}, which is plain to see in the histogram at {dk} = 1 and hard to see at 64.',
  'variance.after':
    'The last picture closes the circle: with the same scores, the weight of the strongest key climbs towards 1 without a divisor, sinks towards one share among equals when divided by {dk}, and stays level with {rootDk}. A constant divisor, “why not always 8?”, is right at a single {dk}.',
} as const;

export type ProseKey = keyof typeof prose;
