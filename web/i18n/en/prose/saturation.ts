// Chapter 10: when scaling matters most. Prose in English.

export const saturationProse = {
  'saturation.chapter': 'When scaling matters most',
  'saturation.title': 'When scaling matters most',
  'saturation.intro':
    'What softmax makes of random scores depends on two numbers: the standard deviation {sigma} of the scores, and the number {n} of keys. Without a divisor {sigma} is {rootDk}, with it 1. The map shows what comes of every pair.',
  'saturation.collapse.line':
    '<strong>The line.</strong> More keys hold out longer, because the weight has more places to go. But the largest of n normal scores grows slowly. Attention collapses onto a few keys at',
  'saturation.models':
    '<strong>Real models.</strong> Nearly all have between 64 and 256 entries to a key, so without the divisor {sigma} would be 8 to 16. At {sigma} = 8 it takes more than {eTo32} keys to come back below the line. No context is that long. With the divisor {sigma} is 1, and two keys are enough. The points assume entries of q and k from N(0, 1). Where models really start depends on their weights: {toAssumptions}',
  'saturation.end':
    '<strong>So scaling matters</strong> where {sigma} without it lies beyond {collapseShort} and with it does not. For real head sizes that is so at any context length. Where {dk} is 4 or less, it depends on the number of keys.',
  'saturation.line.summary': 'More about the line',
  'saturation.begin':
    'For one query, keys with independent N(0, 1) entries give independent normal scores, and {sigma} is the length of the query. That is what is drawn here. The length is close to {rootDk} where {dk} is large, and wanders where it is small.',
  'saturation.collapse.why':
    'Weights of random scores are the Boltzmann weights of Derrida’s random energy model in physics. The collapse is where that model freezes. With endlessly many keys it is sharp. On the map it is a slope, and the line marks its place only roughly. Far beyond the line only a tie of the two largest scores keeps a row from being one-hot. Such ties get rarer like 1/{sigma}.',
  'saturation.textbook.summary': 'A textbook table, checked',
  'saturation.textbook':
    'It names four conditions: high {dk} and low {dk}, a random start, and a trained model. All four are on show above, under More pictures; the last two are measured on the model of {toTraining}. The verdict: {claim21}. Condition: {claim21Condition}',
  'saturation.start':
    '<em>Random start: critical.</em> At the start scores are random, as those on the map are, and the divisor decides where training begins. This holds where weights give q and k unit variance. T5 draws its query weights smaller by {rootDk} instead and has no divisor.',
  'saturation.trained':
    '<em>Trained model: less.</em> After training the spread is what training has made of it. A factor in the scores is a factor in {wq}, so weights could make up for any divisor. But “less” cannot mean that you may leave it out: removing it from a trained model multiplies its scores by {rootDk}. Nor does it keep scores small for good. In a vision transformer of some 8 billion parameters that did divide, they grew until training failed. The authors added a norm on queries and keys.',
  'saturation.sources.summary': 'Sources',
  'saturation.sources':
    'B. Derrida, <a href="https://doi.org/10.1103/PhysRevB.24.2613">Random-energy model: an exactly solvable model of disordered systems</a>, Physical Review B 24 (1981). C. Raffel et al., <a href="https://arxiv.org/abs/1910.10683">Exploring the limits of transfer learning with a unified text-to-text transformer</a>, JMLR 21 (2020), for T5. M. Dehghani et al., <a href="https://arxiv.org/abs/2302.05442">Scaling vision transformers to 22 billion parameters</a>, ICML 2023, for scores that grew. Context lengths and head sizes: <a href="https://github.com/google-research/bert">BERT</a>, <a href="https://github.com/openai/gpt-2">GPT-2</a>, <a href="https://arxiv.org/abs/2307.09288">Llama 2</a>, <a href="https://github.com/google/gemma_pytorch">Gemma</a> and <a href="https://github.com/xai-org/grok-1">Grok-1</a> as released.',
} as const;
