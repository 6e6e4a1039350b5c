// Published claims: what is said, in our words, and the reason of the verdict. {names} are figures that the core computes.

export const claimSources = {
  A: 'Question and answers on a statistics site (August 2023): why attention scores are divided by the square root of d',
  B: 'Amit Shekhar, Outcome School: Math behind the square-root-of-d_k scaling factor in attention',
  C: 'Pranay (11 March 2025): Why scale the scaled dot-product attention?',
  D: 'Online course, section 5.3: Scaled attention, why the square root of d matters',
} as const;

export const claimVerdicts = {
  true: 'true',
  conditional: 'true under stated conditions',
  false: 'false',
  undecidable: 'not decidable from what is printed',
} as const;

/** Each claim in short, and why its verdict is what it is. */
export const claimTexts: Readonly<Record<string, { says: string; reason: string }>> = {
  'claim-01': {
    says: 'QᵀK / √d is the score.',
    reason:
      'It is if queries and keys are the columns of Q and K; the paper has them as rows and writes QKᵀ. What is called the score, before or after the divisor, is a matter of convention; here it is the product before.',
  },
  'claim-02': {
    says: '|Q||V| would be a cosine similarity.',
    reason:
      'A product of two norms holds no angle, and values take no part in scores. The cosine is q·k divided by ‖q‖‖k‖; without a gain it gives no key among 64 more than {cosinePeak} of the weight.',
  },
  'claim-03': {
    says: 'The variance of the score is the sum of the variances of its terms.',
    reason:
      'That needs terms without correlation, which independent entries give. In general all covariances are added too: 4,096 terms at dₖ = 64, of which only 64 are variances.',
  },
  'claim-04': {
    says: 'Almost certainly one random score is much higher; softmax gives 1 there, and no gradient propagates.',
    reason:
      'At dₖ = 64 the strongest of 8 keys gets {none64} on the mean, never exactly 1, and the median trace of the Jacobian is {traceNone64}, not 0. Only the way through the scores is throttled, and only on such rows; the values learn on.',
  },
  'claim-05': {
    says: 'Queries, keys and values have unit standard deviation, thanks to layer norm and Xavier initialisation.',
    reason:
      'Xavier for one square matrix of all heads gives a query entry the variance {fused}; for each head alone it gives {perHead}, for queries, keys and values packed into one matrix {packed}. And it speaks of the first step only.',
  },
  'claim-06': {
    says: 'Additive attention outperforms dot-product attention without scaling for larger dₖ (quoted from the paper).',
    reason:
      'The paper does say so, and points to Britz and others; it prints no figures of its own. It is a statement about training, which random vectors cannot decide. Chapter 12 trains both kinds on a task of its own: what comes out there holds for that task and its settings.',
  },
  'claim-07': {
    says: 'Scaling acts as a temperature that makes the distribution more uniform.',
    reason:
      'A divisor above 1 does, unless all scores are equal: 14, 10 and 12 over √64 leave the first key {asIs}, over twice that {softer}. A divisor below 1, as ln d at d = 2, sharpens.',
  },
  'claim-08': {
    says: 'log d, d⁵, e^(πd) or |q||k| could serve as well.',
    reason:
      'None keeps the spread: from dₖ = 64 to 1,024 the mean peak weight of 8 keys goes from {log64} to {log1024} under ln d; d⁵ leaves {fifth64} at 64, equal shares; e^(πd) gives the same weight to all, to the last bit of a double, from d = {exponentialEven}; ‖q‖‖k‖ needs a gain.',
  },
  'claim-09': {
    says: 'The dot product grows with dₖ.',
    reason:
      'Its mean stays 0; its typical size grows, like √dₖ. For entries from N(0, 1) the mean of |q·k| at dₖ = 64 is {meanAbsolute}.',
  },
  'claim-10': {
    says: 'The variance is always exactly dₖ; this is not an approximation.',
    reason:
      'Exact, but not always: it needs independent entries of mean 0 and variance 1 (a little less is enough). With k = q the variance at dₖ = 64 is {sameVariance} and the mean {sameMean}; with means of ½ the variance is {shiftedVariance}.',
  },
  'claim-11': {
    says: 'Inputs are typically normalised to mean 0 and variance 1, so q and k have it.',
    reason:
      'The weights between them decide: weights of standard deviation 0.02 make of normalised inputs (width {gptWidth}) queries of variance {gpt}, weights from N(0, 1) (width {unitWidth}) queries of variance {unit}.',
  },
  'claim-12': {
    says: 'Why not divide by 2 or by 10?',
    reason:
      'A constant is right at one dₖ only. Divided by 2, the strongest of 8 keys gets {two4} at dₖ = 4, where 2 is √dₖ, but {two64} at 64 and {two1024} at 1,024.',
  },
  'claim-13': {
    says: '√dₖ is mathematically the exact right value, and was chosen for exactly this reason.',
    reason:
      'If the variance is to be 1 at every dₖ, for independent entries of variance 1, √dₖ is forced. That it should be 1 is a convention, and the paper gives its reason as a suspicion, without an experiment.',
  },
  'claim-14': {
    says: 'When gradients are too small, the model stops learning.',
    reason:
      'Small gradients of the scores slow queries and keys on the rows concerned. The gradient of the values passes the weights, not their Jacobian, and what comes of a small gradient depends on the optimiser.',
  },
  'claim-15': {
    says: 'Scores 14, 10 and 12 are an example of dₖ = 64.',
    reason:
      'They can occur there, but are not typical: the chance of a single score above 10 is {aboveTen}, of three independent ones the third power of it. Softmax sees only their differences, and their standard deviation, 2, is that of dₖ = 4.',
  },
  'claim-16': {
    says: 'Scaling does not matter much when dₖ is small.',
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
    reason: 'It says by 1/√dₖ. Multiplied by √dₖ, scores would have standard deviation dₖ.',
  },
  'claim-19': {
    says: 'In skewed distributions most sᵢ are close to 0, so their derivatives are small.',
    reason:
      'No derivative of sᵢ is larger than sᵢ itself. But it is no sign of skewness: equal weights of 256 keys have slopes of {evenSlope} too, while the trace of their Jacobian is {evenTrace}, nearly the largest there is.',
  },
  'claim-20': {
    says: 'Only one position contributes once softmax saturates.',
    reason:
      'True if saturated means that one weight is close to 1. Large scores alone do not make it so: 9 and 8.6 above two zeros share the weight, {nearFirst} and {nearSecond}.',
  },
  'claim-21': {
    says: 'Table of when scaling matters: high dₖ critical, low dₖ less; random start critical, trained model less.',
    reason:
      'For random vectors the first two rows fit: the peak weight without a divisor is {none64} at dₖ = 64 and {none4} at 4. The last two are not decidable from what is printed: the table names no model and no measure.',
  },
  'claim-22': {
    says: 'Modern language models universally use √dₖ; GPT and LLaMA have it as standard.',
    reason:
      'Many do, not all: T5 has no divisor and begins with small query weights instead (variance of a query entry {tFive}, standard deviation of a score {tFiveScore}), and the rules for carrying learning rates to wide models divide by dₖ.',
  },
  'claim-23': {
    says: 'Always scale: the cost is negligible, and it prevents instability.',
    reason:
      'The cost is one multiplication for each entry of a query. At the start it keeps the spread in hand; later scores can grow all the same: large vision models with √dₖ have become unstable so, and were given normalised queries and keys.',
  },
  'claim-24': {
    says: 'τ below √dₖ sharpens, τ above √dₖ softens.',
    reason:
      'True beside √dₖ on the same scores, unless all are equal: 14, 10 and 12 at dₖ = 64 give the first key {sharper} at half of √dₖ, {asIs} at √dₖ and {softer} at twice that.',
  },
  'claim-25': {
    says: 'Some architectures learn a scaling that depends on the query.',
    reason: 'Published examples exist; the reference gives one. How common they are is another question.',
  },
  'claim-26': {
    says: 'Subtracting the maximum gives the same result and prevents overflow.',
    reason:
      'In exact arithmetic it is the same, and no exponential can then overflow; without it, half precision does above {halfOverflow}. Rounded results may differ in last digits, and a row that is masked throughout has no maximum to subtract.',
  },
  'claim-27': {
    says: 'A listing of attention in NumPy that imports math only, uses np and softmax undefined, writes K.T, and calls its weights n × n.',
    reason:
      'False if it is meant to run: as printed it stops at the first undefined name. K.T reverses all axes of a batch, not the last two, and n queries with m keys have n × m weights.',
  },
  'claim-28': {
    says: 'Where softmax is about [1, 0, 0, …] the gradients are about 0; where it is about [.3, .3, .2, .2] they are about [.21, .21, .16, .16].',
    reason:
      'These are the diagonal entries sᵢ(1 − sᵢ), and the printed ones agree. The Jacobian also has the entries −sᵢsⱼ beside the diagonal, and is 0 only in the limit.',
  },
  'claim-29': {
    says: 'Summary table: score variance dₖ, factor 1/√dₖ, saturation without it, scaled attention.',
    reason:
      'True for independent entries of mean 0 and variance 1, as before training: the peak weight of 8 keys at dₖ = 64 is {none64} without and {root64} with the divisor. The other half is missing: too large a divisor makes all keys equal.',
  },
};

/** The page around them. */
export const claimsPage = {
  title: 'Published claims and figures, each with a verdict',
  description:
    'What published explanations of the divisor √dₖ say, claim by claim and figure by figure, with a verdict, the reason, and the computation that shows it.',
  back: 'Back to the lesson',
  intro:
    'The divisor √dₖ is explained in many places. Here is what four of them say, claim by claim in our words, each with a verdict and what shows it; and below, every figure that they print, computed again. Figures in the reasons come from the core of this page: with 8 keys, {samples} queries and seed {seed} where they are drawn.',
  count: '{count} claims: {verdicts}.',
  counted: '{count} {verdict}',
  claims: 'Claims',
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
