// Published claims: what is said, in our words, and the reason of the verdict. {names} are figures that the core computes.

export const claimSources = {
  A: 'Question and answers on a statistics site (August 2023): why attention scores are divided by the square root of d',
  B: 'Amit Shekhar, Outcome School: Math behind the square-root-of-d_k scaling factor in attention',
  C: 'Pranay (11 March 2025): Why scale the scaled dot-product attention?',
  D: 'Online textbook, section 5.3: Scaled attention, why the square root of d matters',
} as const;

export const claimVerdicts = {
  true: 'true',
  conditional: 'true under stated conditions',
  false: 'false',
  undecidable: 'not decidable from what is printed',
  question: 'a question, answered',
} as const;

/** Each claim in short, the condition under which it is true where there is one, and why its verdict is what it is. */
export const claimTexts: Readonly<Record<string, { says: string; condition?: string; reason: string }>> = {
  'claim-01': {
    says: 'Q<sup>T</sup>K / √d is the score.',
    condition: 'queries and keys are the columns of Q and K, and “score” means the divided product.',
    reason:
      'The paper has queries and keys as rows and writes QK<sup>T</sup>. Whether the product is called the score before or after the division is a matter of convention; here it is the product before.',
  },
  'claim-02': {
    says: '|Q||V| would be a cosine similarity.',
    reason:
      'A product of two norms holds no angle, and values take no part in scores. The cosine is q·k divided by ‖q‖‖k‖; without a gain it gives no key among 64 more than {cosinePeak} of the weight.',
  },
  'claim-03': {
    says: 'The variance of the score is the sum of the variances of its terms.',
    condition: 'the terms are not correlated, as independent entries make them.',
    reason: 'In general all covariances are added too: 4,096 terms at dₖ = 64, of which only 64 are variances.',
  },
  'claim-04': {
    says: 'Almost certainly one random score is much higher; softmax gives 1 there, and no gradient propagates.',
    reason:
      'At dₖ = 64 the strongest of 8 keys gets {none64} on average, never exactly 1. Softmax still reacts a little: the median of tr J, its sensitivity to the scores, is {traceNone64}, not 0. And the gradient of the query as a whole need not be small; over 64 keys its median is even larger without the divisor. It goes to the keys that already won. What nearly dies is the pull of a key chosen in advance.',
  },
  'claim-05': {
    says: 'Queries, keys and values have unit standard deviation, thanks to layer norm and Xavier initialisation.',
    condition:
      'one square matrix makes the queries of all heads (the same for keys and values), and nothing has been learned yet.',
    reason:
      'Xavier gives a query entry the variance {fused} there. One matrix for each head gives {perHead}; queries, keys and values packed into one matrix give {packed}.',
  },
  'claim-06': {
    says: 'Additive attention outperforms dot-product attention without scaling for larger dₖ (quoted from the paper).',
    reason:
      'The paper does say so, and points to Britz and others; it prints no figures of its own. It is a statement about training, which random vectors cannot decide. The chapter on training trains both kinds on a task of its own: what comes out there holds for that task and its settings.',
  },
  'claim-07': {
    says: 'Scaling acts as a temperature that makes the distribution more uniform.',
    condition: 'the divisor is above 1, and the scores are not all equal.',
    reason:
      '14, 10 and 12 over √64 leave the first key {asIs}, over twice that {softer}. A divisor below 1, as ln d at d = 2, sharpens.',
  },
  'claim-08': {
    says: 'Could log d, d⁵, e^(πd) or |q||k| serve as well?',
    reason:
      'No. None keeps the spread of random scores. From dₖ = 64 to 1,024 the mean peak weight of 8 keys goes from {log64} to {log1024} under ln d. d⁵ leaves {fifth64} at 64: equal shares. e^(πd) gives all keys the same weight, to the last bit of a double, from d = {exponentialEven}. ‖q‖‖k‖ needs a gain.',
  },
  'claim-09': {
    says: 'The dot product grows with dₖ.',
    condition: '“grows” means its spread, and the entries are independent with mean 0 and variance 1.',
    reason:
      'Its mean stays 0; its standard deviation is √dₖ. For entries from N(0, 1) the mean of |q·k| at dₖ = 64 is {meanAbsolute}.',
  },
  'claim-10': {
    says: 'The variance is always exactly dₖ; this is not an approximation.',
    condition: 'the entries are independent, with mean 0 and variance 1 (a little less is enough).',
    reason:
      'Then it is exact, no approximation. But it is not always so. With k = q the variance at dₖ = 64 is {sameVariance} and the mean {sameMean}; with means of ½ the variance is {shiftedVariance}.',
  },
  'claim-11': {
    says: 'Inputs are typically normalised to mean 0 and variance 1, so q and k have it.',
    condition:
      'the weights between input and q, k have mean 0 and a variance of one over the width of the model, and nothing has been learned yet.',
    reason:
      'The weights in between decide. Weights of standard deviation 0.02 turn normalised inputs (width {gptWidth}) into queries of variance {gpt}, weights from N(0, 1) (width {unitWidth}) into queries of variance {unit}. And the Transformer of 2017 normalises after each layer: its first layer gets embeddings that no norm has touched.',
  },
  'claim-12': {
    says: 'Why not divide by 2 or by 10?',
    reason:
      'Because a constant is right at one dₖ only. Divided by 2, the strongest of 8 keys gets {two4} at dₖ = 4, where 2 is √dₖ, but {two64} at 64 and {two1024} at 1,024.',
  },
  'claim-13': {
    says: '√dₖ is mathematically the exact right value, and was chosen for exactly this reason.',
    condition:
      'the variance is to be 1 at every dₖ, entries are independent with mean 0 and variance 1; and “this reason” is what the authors suspect.',
    reason:
      'Then √dₖ is forced. That 1 is a good variance is what one natural criterion picks, on a broad top: no proof. It is also said to be fixed “unlike tuned hyperparameters”. Inside one model it is a constant that training could undo; the paper reports no other. It says: {paperSuspects}',
  },
  'claim-14': {
    says: 'When gradients are too small, the model stops learning.',
    condition:
      'the small gradients are those of the weights that must still learn, and steps are proportional to the gradient (SGD at one rate).',
    reason:
      'Small gradients of the scores slow queries and keys, not values: the gradient of the values passes the weights, not their Jacobian. Adam divides the size of a gradient away. And slow is not unstable: a warning of “gradient instabilities” of peaked softmax mixes the two.',
  },
  'claim-15': {
    says: 'Scores 14, 10 and 12 are an example of dₖ = 64.',
    condition: '“example” means that it can happen, not that it is typical.',
    reason:
      'The chance of a single score above 10 is {aboveTen}, of three independent ones the third power of it. Softmax sees only their differences, and their standard deviation, 2 (squares divided by n − 1), is that of dₖ = 4.',
  },
  'claim-16': {
    says: 'Scaling does not matter much when dₖ is small.',
    condition: '“small” means close to 1; from there on the effect grows step by step.',
    reason:
      'At dₖ = 1 it changes nothing. At 4 the strongest of 8 keys gets {none4} without and {root4} with it: less than at 64 ({none64} and {root64}), but no trifle.',
  },
  'claim-17': {
    says: 'Weights are initialised with zero mean and unit variance.',
    reason:
      'Mean 0, yes; their variance is about one over the width of the model, so that queries and not weights come out near variance 1. Weights of variance 1 would give queries of variance {unit} at width {unitWidth}.',
  },
  'claim-18': {
    says: 'The paper says: we scale the dot products by √dₖ.',
    reason: 'It says by 1/√dₖ: {paperScales} Multiplied by √dₖ, scores would have standard deviation dₖ.',
  },
  'claim-19': {
    says: 'In skewed distributions most sᵢ are close to 0, so their derivatives are small.',
    reason:
      'No derivative of sᵢ is larger than sᵢ itself. But small slopes are no sign of skewness. Equal weights of 256 keys have slopes of {evenSlope} too, while tr J, the sensitivity of softmax, is {evenTrace}, nearly the largest there is.',
  },
  'claim-20': {
    says: 'Only one position contributes once softmax saturates.',
    condition: '“saturates” means that one weight is close to 1.',
    reason:
      'Large scores alone do not make it so: 9 and 8.6 above two zeros share the weight, {nearFirst} and {nearSecond}.',
  },
  'claim-21': {
    says: 'Table of when scaling matters: high dₖ critical, low dₖ less; random start critical, trained model less.',
    condition: 'vectors are random: then the first two rows hold. The last two name no model and no measure.',
    reason:
      'The peak weight without a divisor is {none64} at dₖ = 64 and {none4} at 4. Whether a trained model needs the divisor less depends on what it has learned: taking it away multiplies all scores by √dₖ.',
  },
  'claim-22': {
    says: 'Modern language models universally use √dₖ; GPT and LLaMA have it as standard.',
    reason:
      'Many do, not all: T5 has no divisor and begins with small query weights instead. There a query entry has variance {tFive}, and a score has standard deviation {tFiveScore}. The rules for carrying learning rates to wide models divide by dₖ.',
  },
  'claim-23': {
    says: 'Always scale: the cost is negligible, and it prevents instability.',
    condition: '“prevents instability” means at the start of training, and “negligible” means a few per cent.',
    reason:
      'At the start the divisor keeps the spread in hand. Later scores can grow all the same: large vision models with √dₖ became unstable that way, and were given normalised queries and keys.',
  },
  'claim-24': {
    says: 'τ below √dₖ sharpens, τ above √dₖ softens.',
    condition: 'the scores stay the same, and are not all equal.',
    reason:
      '14, 10 and 12 at dₖ = 64 give the first key {sharper} at half of √dₖ, {asIs} at √dₖ and {softer} at twice that.',
  },
  'claim-25': {
    says: 'Some architectures learn a scaling that depends on the query.',
    reason:
      'Selective Self-Attention computes a temperature from the query and its position, with weights that are learned. That it exists is all that the claim says; how common it is is another question, and no model in the list of this lesson does it.',
  },
  'claim-26': {
    says: 'Subtracting the maximum gives the same result and prevents overflow.',
    condition: 'the arithmetic is exact, and at least one key of the row is not masked.',
    reason:
      'Without it, half precision overflows above {halfOverflow}. With it no exponential can. Rounded results may differ in last digits, and a row that is masked throughout has no maximum to subtract.',
  },
  'claim-27': {
    says: 'A listing of attention in NumPy that imports math only, uses np and softmax undefined, writes K.T, and calls its weights n × n.',
    reason:
      'False if it is meant to run: as printed it stops at the first undefined name. K.T reverses all axes of a batch, not the last two, and n queries with m keys have n × m weights.',
  },
  'claim-28': {
    says: 'Where softmax is about [1, 0, 0, …] the gradients are about 0; where it is about [.3, .3, .2, .2] they are about [.21, .21, .16, .16].',
    condition: '“gradients” means the diagonal of the Jacobian of softmax, not the gradient of a loss.',
    reason:
      'The diagonal entries are sᵢ(1 − sᵢ), and the printed ones agree. The Jacobian also has the entries −sᵢsⱼ beside the diagonal, and is 0 only in the limit.',
  },
  'claim-29': {
    says: 'Summary table: score variance dₖ, factor 1/√dₖ, saturation without it, scaled attention.',
    condition: 'entries are independent with mean 0 and variance 1, as before training.',
    reason:
      'The peak weight of 8 keys at dₖ = 64 is {none64} without and {root64} with the divisor. The other half is missing: too large a divisor makes all keys equal.',
  },
};

/** Tables that the sources print, and what is computed here beside each row. */
export const claimTables: Readonly<
  Record<string, { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }>
> = {
  'claim-21': {
    caption: 'When scaling matters, as the textbook’s table says it',
    columns: ['condition', 'the table says', 'computed here'],
    rows: [
      ['high dₖ', 'critical', 'dₖ = 64, no divisor: the strongest of 8 keys gets {none64}'],
      ['low dₖ', 'less', 'dₖ = 4, no divisor: it gets {none4}'],
      ['random start', 'critical', 'these figures are those of random vectors'],
      ['trained model', 'less', 'not decidable from the table'],
    ],
  },
  'claim-29': {
    caption: 'The textbook’s summary table',
    columns: ['what', 'the table says', 'computed here'],
    rows: [
      ['score variance', 'dₖ', '{variance64} at dₖ = 64'],
      ['factor', '1/√dₖ', 'leaves a standard deviation of {scaledStd64}'],
      ['without it', 'softmax saturates', 'the strongest of 8 keys gets {none64}'],
      ['with it', 'scaled attention', 'it gets {root64}'],
    ],
  },
};

/** What should be known of a printed example beside its figures. */
export const figureNotes: Readonly<Record<string, string>> = {
  'softmax-5-1-half':
    'Beside [50, 10, 5] these scores are divided by 10. That is √dₖ at dₖ = 100 only, the size of no head in this lesson.',
  'variance-2-4-6': 'The variance of the whole list: squares divided by n. The standard deviation is then 1.63.',
  'large-dimension-dk-64-unscaled':
    'Taken for a sample, these three scores have standard deviation 2: squares divided by n − 1. At dₖ = 64 it would be 8.',
};

/** The page around them. */
export const claimsPage = {
  title: 'Published claims and figures, each with a verdict',
  description:
    'What published explanations of the divisor √dₖ say, claim by claim and figure by figure, with a verdict, the reason, and the computation that shows it.',
  back: 'Back to the lesson',
  intro:
    'The divisor √dₖ is explained in many places. Here is what four of them say, in our words. Each claim has a verdict, a condition where it needs one, and evidence. Below, every figure that they print is computed again. Figures in the reasons come from the core of this page: with 8 keys, {samples} queries and seed {seed} where they are drawn.',
  count: '{count} claims: {verdicts}. Two questions stand among them, with answers in place of verdicts.',
  condition: 'Condition: {condition}',
  counted: '{count} {verdict}',
  agree: 'agree',
  differ: 'differ',
  claims: 'Claims',
  verdict: 'Show by verdict',
  source: 'Show by source',
  all: 'all',
  entry: '{name} ({count})',
  figures: 'Printed figures',
  figuresIntro:
    'A printed figure agrees if the exact value rounds to the digits that are printed. Of {count} figures: {verdicts}.',
  chapter: 'Met in the chapter',
  evidence: 'Shown by',
  laboratory: 'the laboratory, set so',
  call: 'the core, function {call}',
  test: 'the test {file}',
  lines: '{where}: printed and computed figures',
  open: 'Open it in the laboratory',
  shouldBe: 'should be {value}',
} as const;
