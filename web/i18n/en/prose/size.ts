// Chapter 3: how large is a score? Prose in English.

export const sizeProse = {
  'variance.chapter': 'How large is q·k?',
  'variance.title': 'How large is a score?',
  'walks.intro':
    'Add up the products of a score one after another, and you take a random walk: each step goes up or down. Ups and downs undo each other in part. So after {dk} steps a walk is about {rootDk} away from 0, not {dk}.',
  'variance.intro':
    'A score adds up {dk} products, and each is as likely to push it down as up. How far does such a sum get? Make a guess, watch one draw term by term, then draw many, and see the same at every {dk}.',
  'variance.law':
    'The products cancel in part, but their variances add up. Each product of two independent entries of mean 0 and variance 1 has mean 0 and variance 1 too. Variances of independent terms add:',
  'variance.notLarger':
    'So the mean of a score is 0 at every {dk}: scores do not grow, they spread. They spread by {rootDk}, not by {dk}: that would need every product to have the same sign.',
  'variance.conditions':
    'This needs entries of mean 0 and variance 1 and queries that know nothing of their keys; the <a href="#proof">next chapter</a> breaks each of these in turn. It is what one assumes of a model before it has learned anything, not a law about models that have.',
  'variance.shape':
    'The shape is another matter. The entries drawn here are normal, so for one query the scores of fresh keys are exactly normal too, with standard deviation {sizeNorm}. But {sizeNorm} differs from query to query, and so all scores together have heavier tails than a normal law: their kurtosis is {sizeKurtosis}. At {dk} = 1 nobody can overlook it; at 64 a test on 1,000 scores notices nothing.',
  'variance.reading':
    'Bands show 95 % confidence. Scores of one query share that query, so a band counts queries, not scores; one that took all scores for independent, or for normal, would be too narrow.',
  'variance.after':
    'The last picture closes the circle: with the same scores, the weight of the strongest key climbs towards 1 without a divisor, sinks towards one share among equals when divided by {dk}, and stays level with {rootDk}. A constant divisor, “why not always 8?”, is right at a single {dk}.',
} as const;
