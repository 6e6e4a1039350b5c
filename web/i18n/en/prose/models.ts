// Chapter 14: in real models. Prose in English.

export const modelsProse = {
  'models.chapter': 'In real models',
  'models.title': 'In real models',
  'models.answer':
    '<strong>Do all models divide by {rootDk}? Most of those in the list do. Some do something else, and T5 divides by nothing.</strong>',
  'models.intro':
    'Each line below names its source: a file at a commit, or a report. A hollow mark means that we saw the rule only quoted elsewhere.',
  'models.table.caption': 'What models do with their scores',
  'models.table.rule': 'Rule',
  'models.table.who': 'For example',
  'models.rule.sqrt': 'q·k ÷ {rootDk}',
  'models.rule.sqrt.who': 'GPT-2, GPT-3, BERT, Llama, Mistral',
  'models.rule.none': 'q·k, with smaller initial query weights',
  'models.rule.none.who': 'T5, GPT-Neo',
  'models.rule.other': 'q·k ÷ the root of another number',
  'models.rule.other.who': 'the largest Gemma 2 and Gemma 3',
  'models.rule.linear': 'q·k ÷ {dk}',
  'models.rule.linear.who': 'IBM’s Granite, as quoted',
  'models.rule.cosine': 'cosine × a learned gain',
  'models.rule.cosine.who': 'Swin V2',
  'models.rule.beside': '÷ {rootDk}, and a norm or a soft cap beside it',
  'models.rule.beside.who': 'a vision transformer of 22 billion parameters, Grok-1',
  'models.which':
    '<strong>Which dimension?</strong> {dk} is the size of one head, not the width of the model. T5 11B has 128 heads of 128 in a model 1,024 wide. Gemma 3 1B has four heads of 256 in a model 1,152 wide. Head sizes of the language models above run from 64 to 256, so {rootDk} runs from 8 to 16.',
  'models.caveat':
    'The list shows which rules exist, not how common each one is. And code tells you where a model starts. How large its scores become depends on what it has learned.',

  'models.reading.summary': 'The rules in detail, with sources',
  'models.reading':
    '“Modern language models all use {rootDk}.” The verdict: {claim22}. T5 and GPT-Neo start with a smaller query projection, which is the same thing at the start (<a href="https://jmlr.org/papers/v21/20-074.html">Raffel and others, 2020</a>; the factor stands in the initialiser of <a href="https://github.com/tensorflow/mesh/blob/da90793/mesh_tensorflow/transformer/attention.py#L436">T5’s attention</a>). The largest Gemma 2 and 3 take the root of the model’s width over its heads. DeepSeek-V3 multiplies the factor by 1.8739 for contexts longer than 4,096, as YaRN does. Granite’s 1/{dk} is the rule for carrying learning rates from narrow to wide models (<a href="https://arxiv.org/abs/2203.03466">Yang, Hu and others, 2022</a>). The factor itself bounds nothing. Models that want a bound add norms on queries and keys (<a href="https://arxiv.org/abs/2302.05442">Dehghani and others, 2023</a>) or a soft cap (<a href="https://arxiv.org/abs/2408.00118">Gemma 2 report, 2024</a>).',
  'models.claims.summary': 'Three published claims, checked',
  'models.wording':
    '<strong>“The paper scales the dot products by {rootDk}.”</strong> The verdict: {claim18}. The paper says: {paperScales} So it <em>divides</em> by {rootDk} (<a href="https://arxiv.org/abs/1706.03762">Vaswani and others, 2017</a>, section 3.2.1 and equation 1). Only for vectors of length 1 is {rootDk} itself the factor, as in <a href="https://arxiv.org/abs/2410.01131">nGPT</a>. There it says the same.',
  'models.query':
    '<strong>“Some architectures learn a scaling that depends on the query.”</strong> The verdict: {claim25}. Selective Self-Attention computes a temperature from the query, with learned weights (<a href="https://arxiv.org/abs/2411.12892">Zhang and others, 2024</a>). The models above do something simpler. Some learn one gain for each head, the same for all queries (<a href="https://arxiv.org/abs/2010.04245">Henry and others, 2020</a>; Swin V2). Another learned gain is multiplied by ln n (<a href="https://arxiv.org/abs/2501.19399">Nakanishi, 2025</a>). Llama 4 multiplies a query by 1 + 0.1 ln(⌊(position + 1)/8192⌋ + 1), in layers without rotary positions (<a href="https://github.com/meta-llama/llama-models/blob/a9c89c4/models/llama4/model.py#L223">Llama 4’s model.py</a>). That factor is fixed, not learned.',
  'models.cost':
    '<strong>“Always scale; the cost is negligible and it prevents instability.”</strong> The verdict: {claim23}. Condition: {claim23Condition} The cost was measured: softmax attention in NumPy and PyTorch, one thread, 1,024 queries and keys, {dk} = 64 and 128. Dividing all n² scores in a step of its own takes {costScoresLeast} to {costScoresMost} times as long as no division (medians of 301 rounds). Dividing the n queries gives the same scores and takes {costQueriesLeast} to {costQueriesMost} times as long. In {costSeen} of the {costCases} cases the middle half of the rounds shows a cost. As to instability, scaling controls scores at the start only. The norms and caps were added to models that divided by {rootDk} already. Some explanations warn of “gradient instabilities” of a peaked softmax. That mixes two things: a small gradient makes learning slow, not unstable. What became unstable in large models was scores that kept growing.',
} as const;
