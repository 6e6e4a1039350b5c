// Chapter 3: how large is a score? Prose in English.

export const sizeProse = {
  'variance.chapter': 'How large is q·k?',
  'variance.title': 'How large is a score?',
  'variance.intro':
    'A score adds up {dk} products, and each is as likely to push it down as up. How far does such a sum get? Make a guess, watch one draw term by term, then draw many, and see the same at every {dk}.',
  'variance.law':
    'Each product has mean 0 and variance 1, and independent variances add up: Var(q·k) = {dk}. The typical size of a score is therefore not {dk} but {rootDk}.',
  'variance.reading':
    'Bands show 95 % confidence. Scores of one query share that query, so the band counts queries, not scores. The law of a score is not quite normal: its kurtosis is 3 + 6/{dk}, which is plain to see in the histogram at {dk} = 1 and hard to see at 64.',
  'variance.after':
    'The last picture closes the circle: with the same scores, the weight of the strongest key climbs towards 1 without a divisor, sinks towards one share among equals when divided by {dk}, and stays level with {rootDk}. A constant divisor, “why not always 8?”, is right at a single {dk}.',
} as const;
