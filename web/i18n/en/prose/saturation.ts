// Chapter 10: when scaling matters most. Prose in English.

export const saturationProse = {
  'saturation.chapter': 'When scaling matters most',
  'saturation.title': 'When scaling matters most',
  'saturation.intro':
    'What softmax makes of random scores depends on two numbers: how far the scores are spread, their standard deviation {sigma}, and over how many keys, {n}. Without a divisor {sigma} is {rootDk}, with it 1. The map shows what comes of every pair.',
  'saturation.begin':
    'For one query, keys with independent N(0, 1) entries give independent normal scores, with the length of the query for {sigma}: that is what is drawn here. The length is close to {rootDk} where {dk} is large, and wanders where it is small.',

  'saturation.collapse.line':
    '<strong>The line.</strong> More keys hold out longer, for the weight has more places to go; but not much longer, since the largest of n normal scores grows so slowly. Attention collapses onto a few keys at',
  'saturation.collapse.why':
    'Weights of random scores are the Boltzmann weights of a physical model, Derrida’s random energy model, and the collapse is where that model freezes. With endlessly many keys it is sharp; over the numbers of keys on the map it is a slope, and the line marks its place only roughly. Far beyond the line a tie of the two largest scores is all that keeps a row from being one-hot, and ties get rarer like 1/{sigma}.',
  'saturation.models':
    '<strong>Real models.</strong> Nearly all have between 64 and 256 entries to a key, so that without the divisor {sigma} would be 8 to 16. At {sigma} = 8 it would take more than {eTo32} keys to come back below the line, and no context is that long. With the divisor {sigma} is 1, and two keys are enough to be below the line. The points take entries of q and k to be N(0, 1), as the argument for {rootDk} does. Where models begin in truth depends on how their weights are drawn: {toAssumptions}',
  'saturation.textbook':
    '<strong>The rest of the table.</strong> A textbook table names four conditions: high {dk} and low {dk}, a random start, and a trained model. All four are on show above; the last two are measured on the model of {toTraining}. The verdict on the table: {claim21}. Condition: {claim21Condition}',
  'saturation.start':
    '<em>Random start: critical.</em> At the start queries and keys know nothing of each other, scores are random as those on the map are, and the divisor decides where on it training begins. So it holds where weights are drawn to give q and k unit variance. It does not hold for every model: T5 draws its query weights smaller by {rootDk} and has no divisor at all.',
  'saturation.trained':
    '<em>Trained model: less.</em> After training the scores are no longer those of independent vectors, and the spread is what training has made of it. Whatever the divisor, weights could be found that give the same attention, since a factor in the scores is a factor in {wq}. But “less” cannot mean that it may be left out: whoever takes the divisor from a trained model multiplies its scores by {rootDk}. Nor does it keep scores small for good. In a vision transformer of some 8 billion parameters that did divide, they grew until training failed, and the authors answered with a norm on queries and keys.',
  'saturation.end':
    '<strong>To take away.</strong> Scaling matters where {sigma} without it lies beyond {collapseShort} and with it does not: for real head sizes, at any context length. Where {dk} is 4 or less, it depends on the number of keys.',
  'saturation.sources':
    'Sources: B. Derrida, <a href="https://doi.org/10.1103/PhysRevB.24.2613">Random-energy model: an exactly solvable model of disordered systems</a>, Physical Review B 24 (1981). C. Raffel et al., <a href="https://arxiv.org/abs/1910.10683">Exploring the limits of transfer learning with a unified text-to-text transformer</a>, JMLR 21 (2020), for T5. M. Dehghani et al., <a href="https://arxiv.org/abs/2302.05442">Scaling vision transformers to 22 billion parameters</a>, ICML 2023, for scores that grew. Context lengths and head sizes: <a href="https://github.com/google-research/bert">BERT</a>, <a href="https://github.com/openai/gpt-2">GPT-2</a>, <a href="https://arxiv.org/abs/2307.09288">Llama 2</a>, <a href="https://github.com/google/gemma_pytorch">Gemma</a> and <a href="https://github.com/xai-org/grok-1">Grok-1</a> as released.',
} as const;
