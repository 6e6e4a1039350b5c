// <dk-models>.
import { addMessages } from '../../i18n/say.ts';

export const models = {
  'models.label': 'Scale rules of released models',
  'parameter.everywhere': 'Model of all laboratories',

  'models.ask':
    '“Modern models all divide by √dₖ.” Of the {all} models below that were looked up in released code or in their reports, how many multiply q·k by exactly 1/√dₖ?',
  'models.ask.answer': '{count} of {all}',
  'models.ask.why':
    'In {alone} of these nothing stands beside the factor. The others add norms on queries and keys, or a soft cap. {others} models do something else. Some have small initial weights in place of a divisor, or a cosine with a learned gain. Some divide by the root of another number or by the number of the layer, or have a factor for longer contexts. The list was chosen to show the rules there are. So the share says nothing about all models.',

  'models.factors.title': 'What models multiply q·k by',
  'models.factors.key':
    'One line for each model, by head size; dashed: the three rules. Pick one. Disc: the factor alone; square: soft cap; triangle: norms on queries and keys; diamond: cosine with a learned gain, at its first value; cross: small initial weights. Hollow: not read in code or report.',
  'models.factors.open':
    'One line for each model, by head size; dashed: the three rules. The models’ marks wait for your guess.',
  'models.factors.picture':
    'Factor of the scores of each model on a log axis, ordered by head size. Three lines show the factors 1, one over the root of d and one over d. Enter chooses a model.',
  'models.axis.factor': 'factor of q·k',
  'models.line.one': '1',
  'models.line.sqrt': '1/√dₖ',
  'models.line.linear': '1/dₖ',
  'models.mark': '{name}, dₖ = {d}: {factor}; {beside}',
  'models.markOpen': '{name}, dₖ = {d}',

  'models.beside.nothing': 'nothing beside it',
  'models.beside.cap': 'soft cap',
  'models.beside.norm': 'norms on q and k',
  'models.beside.cosine': 'cosine, learned gain',
  'models.beside.weights': 'small initial weights',
  'models.beside.context': 'multiplied for longer contexts',
  'models.beside.layer': 'divided by the layer’s number',
  'models.beside.length': 'times ln n, with a learned gain',
  'models.beside.clip': 'weights clipped in training',

  'models.choose': 'Model',
  'models.keysHint': 'each query sees so many',
  'models.keysAlone': '{keys} keys.',
  'models.keysSpoken': '{keys} keys; the strongest gets {peak} of the weight.',
  'models.fact.width': 'width of the model',
  'models.fact.heads': 'query heads',
  'models.fact.dimension': 'head size dₖ',
  'models.fact.divisor': 'q·k is divided by',
  'models.notWidth': 'Its heads together are not as wide as the model: dₖ is a choice of its own.',
  'models.sizesOf': 'A rule, not a model: the sizes are those of {name}.',
  'models.about.nothing': 'Nothing else is done to the score before softmax.',
  'models.about.cap':
    'Afterwards C · tanh(score / C) keeps the score inside ±C. At the start of training scores are so far from C that the cap does next to nothing.',
  'models.about.norm':
    'Query and key are divided by their root mean square first, so that |q·k| can never exceed dₖ times the learned gains, which start at 1.',
  'models.about.cosine':
    'Query and key are made as long as 1 first; the gain in front is learned for each head, and starts at 10. For vectors of mean square 1 that is a divisor of 3.2.',
  'models.about.weights':
    'No divisor at all: the weights that make the query start smaller by √dₖ instead. At the start that is the same as dividing, as training goes on it is not.',
  'models.about.context':
    'For contexts longer than those of its first training the code multiplies the factor by the number above the root; otherwise the factor is 1/√dₖ.',
  'models.about.layer':
    'Each layer also divides by its number, counted from 1. What stands here is the last of 12 layers; in the first the factor is 1/√dₖ.',
  'models.about.length':
    'The factor grows with the number of keys n: s · ln n/√dₖ, with a gain s learned for each head. The mark stands at 64 keys and s = 1; the other pictures take the keys that you choose.',
  'models.about.clip':
    'The factor is 1/√dₖ. After a step of training the query and key weights of a head whose largest score passed 100 are made smaller, until it is 100 again (QK-clip). At the start that does nothing.',
  'models.read': 'Where this was read',
  'models.standing.code': 'Read in released code:',
  'models.standing.report': 'Sizes from the report; the factor from its formula or from released code:',
  'models.standing.quoted': 'Not read in its own configuration, only seen quoted elsewhere. About it:',
  'models.standing.memory': 'Sizes taken from memory of the report, not looked up there:',

  'models.more': 'More pictures: spread, peak weight and sensitivity under this rule',
  'models.effects.heading': 'What this rule does at the start: dₖ = {d}',
  'models.scoreStd.title': 'Spread of the scores',
  'models.scoreStd.key': 'Standard deviation, log axis.',
  'models.scoreStd.picture':
    'Standard deviation of the scaled scores under the rule of the model and under three others.',
  'models.peakWeight.title': 'Peak weight',
  'models.peakWeight.key': 'Mean share of the strongest key.',
  'models.peakWeight.picture': 'Mean peak weight under the rule of the model and under three others.',
  'models.jacobianTraceMedian.title': 'Sensitivity of softmax',
  'models.jacobianTraceMedian.key': 'tr J of the typical row: how strongly its weights react to its scores.',
  'models.jacobianTraceMedian.picture':
    'Trace of the Jacobian of softmax, median over rows, under the rule of the model and under three others.',
  'models.row.none': 'no scaling',
  'models.row.sqrt': '÷ √dₖ',
  'models.row.linear': '÷ dₖ',
  'models.effect.mark': '{rule}: {value}',
  'models.effects.waiting': 'Measuring …',
  'models.effects.note':
    'Entries of query and keys are independent and N(0, 1), as in the chapters before; learned gains stand at their first value. What training makes of it is another matter.',
  'models.effects.noteWeights':
    'Entries of query and keys are independent: for {name} as small as its weights start, for the other lines N(0, 1). “No scaling” shows what the same missing divisor does to vectors of the usual size.',

  'models.live':
    '{name}, dₖ = {d}, {keys} fresh keys: scores spread by {std}, the strongest key gets {peak}, and softmax’s sensitivity tr J is {trace} in the typical row. Undivided it would be {noneStd}, {nonePeak} and {noneTrace}.',
  'models.liveWeights':
    '{name}, dₖ = {d}, {keys} fresh keys: with its small initial weights scores spread by {std}. The strongest key gets {peak}, and softmax’s sensitivity tr J is {trace} in the typical row. With weights of the usual size it would be {noneStd}, {nonePeak} and {noneTrace}.',
  'models.liveOpen': '{name} has heads of dₖ = {d}. By what it multiplies its scores waits for your guess.',
  'models.liveMeasuring': '{name}, dₖ = {d}, {keys} keys: being measured.',

  'models.everywhere': 'Set every laboratory to {name}',
  'models.everywhere.hint': 'Reset undoes it in each.',
  'models.followed': '{names} now follow {name}, and so will those that are not loaded yet',
  'models.followed.nobody': 'No laboratory that can follow {name} is loaded yet; each will when you come to it',
  'models.followed.dimension': '{names} went to dₖ = {value}, the nearest they can show to {asked}',
  'models.followed.keys': '{names} took {value} keys in place of {asked}',
  'models.followed.noDimension': '{names} kept a dₖ of their own, or have none',
  'models.followed.divisor': '{names} took the nearest divisor in place of the rule',
  'models.followed.noRule': '{names} kept their own rule',
  'models.quoted': '“{name}”',

  'models.table.all': 'All models and where they were read',
  'models.table.quoted': 'Not read in code or report: seen quoted only, or from memory',
  'models.table.effects': 'Figures at dₖ = {d}, {keys} keys, {samples} queries',
  'models.column.name': 'model',
  'models.column.dimension': 'dₖ',
  'models.column.heads': 'query heads',
  'models.column.width': 'model width',
  'models.column.factor': 'factor of q·k',
  'models.column.beside': 'beside it',
  'models.column.source': 'source',
  'models.column.rule': 'rule',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'models.asks': 'What do released models divide by?',
} as const;

type Own = typeof models;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(models, () => import('./words.de.ts'));
