// The kinds of worked example that state a law, in Python: the variance of a score under general conditions, two ranges of heights,
// the derivative of softmax.
import type { WorkedExample } from '../../core/examples-client.ts';
import type { RuleChoice } from '../../core/types.ts';

export interface KindInput {
  example: WorkedExample;
  /** Of the lines that have figures. */
  labels: readonly string[];
}

export interface KindCode {
  lists?: readonly string[];
  setup?: readonly string[];
  figures?: Readonly<Record<string, string>>;
}

/** The divisor of a rule, in d_k. */
export function divisorCode({ id, parameter }: RuleChoice): string {
  const p = String(parameter);
  const known: Readonly<Record<string, string>> = {
    none: '1',
    sqrt: 'd_k ** 0.5',
    linear: 'd_k',
    log: 'math.log(d_k)',
    power: `d_k ** ${parameter < 0 ? `(${p})` : p}`,
    constant: p,
  };
  return known[id] ?? '1';
}

const lawOf = [
  'def law(d, mean=mean, variance=variance, rho=correlation, r_q=0, r_k=0):',
  '    """Var(q·k); r_q and r_k: correlation of any two coordinates of q, of k."""',
  '    both = r_q if r_q == r_k else 0',
  '    own = variance**2 * (1 + rho**2) + 2 * mean**2 * variance * (1 + rho)',
  '    other = variance**2 * (r_q * r_k + rho**2 * both**2) + mean**2 * variance * (r_q + r_k + 2 * rho * both)',
  '    return d * own + (d * d - d) * other',
  '',
];

/** One condition broken in each. */
const broken = (d: string): Record<string, string> => ({
  'if-mean-shifted': `law(${d}, mean=mean + 0.5)`,
  'if-variance-doubled': `law(${d}, variance=2 * variance)`,
  'if-key-equals-query': `law(${d}, rho=1)`,
  'if-coordinates-equal': `law(${d}, r_q=1, r_k=1)`,
  'if-query-coordinates-equal': `law(${d}, r_q=1)`,
});

/** Conditions that the example leaves at their usual values. */
function usual({ example }: KindInput): string[] {
  const values = { mean: '0', variance: '1', correlation: '0' };
  return Object.entries(values).flatMap(([name, value]) =>
    example.inputs.some((input) => input.name === name) ? [] : [`${name} = ${value}`],
  );
}

/** Without a d_k the law is a formula: it is printed for some of them. */
function scoreLaw(input: KindInput): KindCode {
  const { example, labels } = input;
  const conditions = [...usual(input), ...(usual(input).length > 0 ? [''] : []), ...lawOf];
  if (!labels.includes('score-variance')) {
    return {
      setup: [
        ...conditions,
        'for d_k in [1, 4, 16, 64, 256]:',
        '    show(f"d_k = {d_k}, variance of the score", law(d_k))',
        '    show(f"d_k = {d_k}, its standard deviation", law(d_k) ** 0.5)',
      ],
    };
  }
  return {
    setup: [...conditions, ...(labels.includes('divisor') ? [`divisor = ${divisorCode(example.rule)}`] : [])],
    figures: {
      'score-variance': 'law(d_k)',
      'score-std': 'law(d_k) ** 0.5',
      divisor: 'divisor',
      'scaled-variance': 'law(d_k) / divisor**2',
      'scaled-std': 'law(d_k) ** 0.5 / divisor',
      ...broken('d_k'),
    },
  };
}

function squareOfSum(input: KindInput): KindCode {
  return {
    setup: [...usual(input), ...lawOf],
    figures: {
      terms: 'd_k**2',
      'same-pair-terms': 'd_k',
      'other-terms': 'd_k**2 - d_k',
      'sum-of-terms': 'law(d_k)',
      'score-variance': 'law(d_k)',
      ...broken('d_k'),
    },
  };
}

function heights({ labels, example }: KindInput): KindCode {
  // The statement says which range has the smaller variance.
  const narrowIsLess = labels.includes('narrow-greatest-variance');
  const [less, more] = narrowIsLess ? ['narrow', 'wide'] : ['wide', 'narrow'];
  // Of an odd group one is left over when half of it stands at each end.
  const sizeKnown = example.inputs.some(({ name }) => name === 'people');
  return {
    lists: ['narrow_range_feet', 'wide_range_feet'],
    setup: [
      'narrow = narrow_range_feet[1] - narrow_range_feet[0]',
      'wide = wide_range_feet[1] - wide_range_feet[0]',
      `bound = 2 * (${more} / ${less}) ** 2`,
      '# An even group, at least that large, with half of its people at each end of one range and two at the ends of the other.',
      'people_then = max(4, 2 * int(bound))',
    ],
    figures: {
      'narrow-range': 'narrow',
      'wide-range': 'wide',
      [`${less}-greatest-variance`]: sizeKnown ? `${less}**2 / 4 * (1 - people % 2 / people**2)` : `${less}**2 / 4`,
      [`${more}-least-variance`]: `${more}**2 / (2 * people)`,
      'certain-below': 'bound',
      [`counterexample-${less}`]: `${less}**2 / 4`,
      [`counterexample-${more}`]: `${more}**2 / (2 * people_then)`,
    },
  };
}

/** The two formulas against central differences: what is printed is close to 0. */
const derivative: KindCode = {
  setup: [
    'def softmax(s):',
    '    e = xp.exp(s - s.max())',
    '    return e / e.sum()',
    '',
    'step = 1e-5',
    'same, other = [], []',
    'for scores in [[0, 0, 0], [14, 10, 12], [1.75, 1.25, 1.5], [-2, 0.5, 3]]:',
    '    for j in range(3):',
    '        above, below, at = (xp.zeros(3, dtype=xp.float64) for _ in range(3))',
    '        for i in range(3):',
    '            at[i] = scores[i]',
    '            above[i] = scores[i] + step * (i == j)',
    '            below[i] = scores[i] - step * (i == j)',
    '        s, slope = softmax(at), (softmax(above) - softmax(below)) / (2 * step)',
    '        for i in range(3):',
    '            if i == j:',
    '                same.append(abs(slope[i] - s[i] * (1 - s[i])))',
    '            else:',
    '                other.append(abs(slope[i] + s[i] * s[j]))',
    'show("largest deviation of s_i (1 - s_i)", max(same))',
    'show("largest deviation of -s_i s_j", max(other))',
  ],
};

/** Of the kinds that state a law; a kind that is not known prints its inputs alone. */
export function lawCode(input: KindInput): KindCode {
  switch (input.example.kind) {
    case 'law':
      return scoreLaw(input);
    case 'product_law':
      return { setup: [...usual(input), ...lawOf], figures: { 'product-variance': 'law(1)', ...broken('1') } };
    case 'square_of_sum':
      return squareOfSum(input);
    case 'illustration':
      return heights(input);
    case 'jacobian_formula':
      return derivative;
    default:
      return { lists: input.example.inputs.map(({ name }) => name) };
  }
}
