// Chapter 3: how large is a score? Prose in English.

export const sizeProse = {
  'variance.chapter': 'How large is q·k?',
  'variance.title': 'How large is a score?',
  'walks.intro':
    'A score adds up {dk} products, one after another. Each pushes the sum up or down, so the sum is a random walk. Ups and downs partly cancel. After {dk} steps a walk is about {rootDk} away from 0, not {dk}.',
  'variance.intro': 'Here is that spread, measured at every {dk}. One draw, term by term, stands under More pictures.',
  'variance.law':
    'The points follow the line {rootDk}. Why? The products partly cancel, but their variances add up. A product of two independent entries of mean 0 and variance 1 has mean 0 and variance 1 too. So',
  'variance.notLarger':
    'The mean of a score is 0 at every {dk}. Scores do not grow, they spread. They spread by {rootDk}. To spread by {dk}, every product would need the same sign.',
  'variance.conditions':
    'This holds for entries of mean 0 and variance 1, and for queries that are independent of their keys. The chapter {toProof} breaks each condition in turn. It describes a model before training, not one that has learned.',
  'variance.after':
    'In the last of the further pictures softmax gets these scores. Without a divisor the weight of the strongest key climbs towards 1. Divided by {dk}, it sinks towards an equal share. With {rootDk} it stays level. A constant divisor such as 8 is right at one {dk} only.',
  'variance.shape.summary': 'The shape of the distribution, and the bands',
  'variance.shape':
    'The entries drawn here are normal. So for one query the scores of fresh keys are exactly normal, with standard deviation {sizeNorm}. But {sizeNorm} differs from query to query. All scores together therefore have heavier tails than a normal distribution: their kurtosis is {sizeKurtosis}. At {dk} = 1 this is plain to see. At 64 a test on 1,000 scores notices nothing.',
  'variance.reading':
    'Bands show 95 % confidence. Scores of one query share that query, so a band counts queries, not scores. A band that took all scores for independent would be too narrow.',
} as const;
