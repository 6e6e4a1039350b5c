// <dk-softmax>.
import { addMessages } from '../../i18n/say.ts';

export const softmax = {
  'parameter.shift': 'Add to all scores',
  'parameter.lead': 'Lead x',
  'softmax.label': 'What softmax makes of scores',
  'parameter.nudge': 'Nudge the score of key',

  'softmax.question':
    'Three keys have the same score. A fourth lies x above them. How large must x be until the fourth takes 99% of the weight?',
  'softmax.outcome': 'x = {x}',
  'softmax.why':
    'Each step of 1 multiplies the odds by e. For 99% they must be 99 to ⅓, which is 297 to 1, and ln 297 is all it takes. 90% needs {nine}, and 99.9% needs {three}: a further nine costs about 2.3 each time, and 1 itself is never reached. Two unscaled scores at dₖ = 64 typically lie {gap} apart.',

  'softmax.scoreOf': 'Score of key {key}',
  'softmax.handle': '{score}; its weight is {weight}',
  'softmax.handleSeen': '{score}, which softmax sees as {seen}; its weight is {weight}',
  'softmax.presets': 'Try',
  'softmax.preset.example': '14, 10, 12',
  'softmax.preset.spike': '4, 0, 0, 0',
  'softmax.preset.tie': '9, 8.6, 0, 0',
  'softmax.preset.equal': 'eight equal',
  'softmax.scoresHint': 'one for each key, 12 at most, with commas',
  'softmax.factorHint': 'odds are raised to this power; ÷ √dₖ does it with 1/√dₖ',
  'softmax.shiftHint': 'moves every bar and no weight',
  'softmax.factorText': 'times {factor}: the strongest key takes {weight}',
  'softmax.shiftText': 'plus {shift}: the strongest key takes {weight}',
  'softmax.leadText': 'x = {x}: the first key takes {weight}',

  'softmax.axis.key': 'key',
  'softmax.axis.seen': 'score that softmax sees',
  'softmax.axis.difference': 'score less the largest',
  'softmax.axis.lead': 'x, the lead of the first score',
  'softmax.row': 'Scores, and the weights that softmax makes of them',
  'softmax.more': 'More pictures: eˣ in between, and how far is far enough',
  'softmax.own': 'Type scores, or take some to try',
  'softmax.scores.title': 'Scores',
  'softmax.scores.key': 'Drag the diamonds. Bars: what softmax sees.',
  'softmax.scores.picture':
    'The score of each key as a slider that goes up and down, and as a bar what softmax sees after multiplying and adding.',
  'softmax.weights.title': 'Weights',
  'softmax.weights.key': 'They sum to 100%. Dashed: equal shares.',
  'softmax.weights.keyBefore': 'Orange: before. Dashed: equal shares.',
  'softmax.weights.keyNudged': 'After a nudge of ½ to the score of key {key}. Dashed outlines: before.',
  'softmax.weights.picture': 'The weights of the keys as bars: {weights}.',
  'softmax.weights.mark': 'key {key}: weight {weight}\nthe strongest has {odds} times as much',
  'softmax.equalShare': 'equal shares',
  'softmax.oddsBeyond': 'more than 10³⁰⁸',

  'softmax.exponential.title': 'In between: eˣ',
  'softmax.exponential.key':
    'Only the distance to the largest score counts. Each step of 1 to the left divides by e = 2.718.',
  'softmax.exponential.picture': 'The curve of e to the x, with each key at its score less the largest score.',
  'softmax.exponential.mark': 'key {key}: exp({difference}) = {exponential}',
  'softmax.exponential.table': 'Softmax step by step',
  'softmax.column.key': 'key',
  'softmax.column.score': 'score',
  'softmax.column.set': 'as set',
  'softmax.column.seen': 'seen',
  'softmax.column.difference': 'less the largest',
  'softmax.column.exponential': 'e to it',
  'softmax.column.weight': 'share of the sum',
  'softmax.column.weightBefore': 'weight of the score as set',
  'softmax.column.weightNudged': 'after the nudge',
  'softmax.column.odds': 'odds of the strongest against it',
  'softmax.column.lead': 'x',
  'softmax.sum': 'sum',
  'softmax.odds': 'Odds of key {strongest} to key {next}:',

  'softmax.fact.peak': 'peak weight',
  'softmax.fact.effective': 'effective number of keys',
  'softmax.fact.ofKeys': 'of {keys}',
  'softmax.fact.entropy': 'entropy',
  'softmax.fact.nats': 'nats',
  'softmax.fact.trace': 'tr J',

  'softmax.live.one': 'A single key takes all the weight, whatever its score.',
  'softmax.live.even':
    'Key {strongest} takes {weight} of the weight, as much as key {next}. The row is as spread out as {effective} equal keys of {keys}.',
  'softmax.live.row':
    'Key {strongest} takes {weight} of the weight, {odds} times as much as key {next}. The row is as spread out as {effective} equal keys of {keys}.',
  'softmax.live.factor':
    'Multiplying all scores by {factor} has raised every ratio of weights to that power: {before} has become {after}.',
  'softmax.live.nudged': 'A nudge of ½ to the score of key {key} takes its weight from {before} to {after}.',
  'softmax.live.frozen':
    'A nudge of ½ to the score of key {key} moves no weight by as much as 0.1%: the row is frozen.',
  'softmax.live.shift': 'Adding {shift} to all scores has changed no weight: softmax sees differences only.',

  'softmax.curve.heading': 'How far is far enough?',
  'softmax.curve.waiting': 'The curve that answers the question stands here once you have guessed.',
  'softmax.curve.title': 'softmax of (x, 0, 0, 0)',
  'softmax.curve.key':
    'Drag along the picture. Dashed: where the first weight reaches a half, and there it is steepest; 90, 99, 99.9%.',
  'softmax.curve.picture':
    'Three lines against the lead x of the first score, from 0 to 10. They are the first weight, the weight of each other key, and the trace of the Jacobian. Enter moves x.',
  'softmax.curve.first': 'first weight',
  'softmax.curve.other': 'each other weight',
  'softmax.curve.trace': 'tr J',
  'softmax.curve.short.first': 'first',
  'softmax.curve.short.other': 'others',
  'softmax.curve.short.trace': 'tr J',
  'softmax.curve.mark': 'x = {x}\nfirst weight {first}\neach other {other}\ntr J {trace}',
  'softmax.curve.weight': 'First weight:',

  'softmax.table.row': 'One row of softmax, step by step',
  'softmax.table.curve': 'softmax of (x, 0, 0, 0)',
  'softmax.table.thresholds': 'Where the first of four keys reaches a weight: x = ln of 3 times its odds',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'softmax.asks': 'How does softmax turn scores into weights?',
} as const;

type Own = typeof softmax;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(softmax, () => import('./words.de.ts'));
