// What published explanations claim or ask, each claim with its one verdict, the chapter in which it is met, and what shows
// it. What is said of each, under which condition, and why, stands in the catalogue; prose quotes the verdict from here.

/**
 * true: as it stands. conditional: true under the condition that the catalogue states. undecidable: not decidable from what is
 * printed. question: no claim, and so without a verdict; its reason is an answer.
 */
export type ClaimVerdict = 'true' | 'conditional' | 'false' | 'undecidable' | 'question';

export type Evidence =
  /** A laboratory with settings, in the form of a link: "softmax.scores=9,8.6,0,0". */
  | { kind: 'laboratory'; chapter: string; state: string }
  /** A function of the core that computes the figures of the reason. */
  | { kind: 'core'; call: string }
  /** A test that fails if it is not so. */
  | { kind: 'test'; file: string }
  | { kind: 'reference'; title: string; address: string };

export type ClaimSource = 'A' | 'B' | 'C' | 'D';

export interface Claim {
  id: `claim-${string}`;
  source: ClaimSource;
  verdict: ClaimVerdict;
  chapter: string;
  evidence: readonly Evidence[];
}

const laboratory = (chapter: string, state: string): Evidence => ({ kind: 'laboratory', chapter, state });
const reference = (title: string, address: string): Evidence => ({ kind: 'reference', title, address });

const paper = reference(
  'Vaswani and others (2017), Attention is all you need, section 3.2.1',
  'https://arxiv.org/abs/1706.03762',
);

/** evidence  of texts, "tau=2" is a state of the laboratory in the claim's own chapter, "tests/…" a test, and any other a function of the core */
function claim(
  number: string,
  source: ClaimSource,
  verdict: ClaimVerdict,
  chapter: string,
  ...evidence: readonly (Evidence | string)[]
): Claim {
  const shown = evidence.map((each): Evidence => {
    if (typeof each !== 'string') return each;
    if (each.includes('=')) return laboratory(chapter, each);
    return each.startsWith('tests/') ? { kind: 'test', file: each } : { kind: 'core', call: each };
  });
  return { id: `claim-${number}`, source, verdict, chapter, evidence: shown };
}

export const claims: readonly Claim[] = [
  claim('01', 'A', 'conditional', 'formula', paper, 'attention.step=scores'),
  claim('02', 'A', 'false', 'rules', 'tests/core/theory/cosine.test.cpp', 'scalings.rules=sqrt,cosine'),
  claim('03', 'A', 'conditional', 'proof', 'correlatedScore', 'proof.d=8&proof.draws=1000'),
  claim('04', 'A', 'false', 'gradient', 'sweepReport', 'gradient.rows=512'),
  claim('05', 'A', 'conditional', 'assumptions', 'initialVariances'),
  claim(
    '06',
    'A',
    'undecidable',
    'additive',
    paper,
    reference(
      'Britz and others (2017), Massive exploration of neural machine translation architectures',
      'https://arxiv.org/abs/1703.03906',
    ),
    laboratory('training', 'training.rules=none,sqrt,additive'),
  ),
  claim('07', 'A', 'conditional', 'temperature', 'temperatureResponse', 'temperature.tau=2'),
  claim('08', 'A', 'question', 'rules', 'sweepReport', 'exponentialLimits', 'scalings.rules=none,sqrt,linear,log'),
  claim('09', 'B', 'conditional', 'size', 'scoreMoments', 'variance.n=1000'),
  claim(
    '10',
    'B',
    'conditional',
    'proof',
    'correlatedScore',
    'scoreOfEntries',
    'tests/core/theory/score_of_entries.test.cpp',
  ),
  claim('11', 'B', 'conditional', 'assumptions', 'initialVariances'),
  claim('12', 'B', 'question', 'rules', 'sweepReport', 'scalings.rules=sqrt,constant&scalings.c=2'),
  claim('13', 'B', 'conditional', 'rules', paper, 'tests/core/sweep/rules.test.cpp'),
  claim('14', 'B', 'conditional', 'gradient', 'tests/core/attention/gradient.test.cpp', 'gradient.f=16'),
  claim('15', 'B', 'conditional', 'examples', 'scoreProbabilities', 'worked-example.id=large-dimension-dk-64-unscaled'),
  claim('16', 'B', 'conditional', 'question', 'sweepReport', 'opening.d=4'),
  claim('17', 'C', 'false', 'assumptions', 'initialVariances'),
  claim('18', 'C', 'false', 'formula', paper),
  claim('19', 'C', 'true', 'softmax', 'softmaxJacobian', 'softmax.scores=0,0,0,0,0,0,0,0'),
  claim('20', 'D', 'conditional', 'softmax', 'softmaxSteps', 'softmax.scores=9,8.6,0,0'),
  claim('21', 'D', 'conditional', 'saturation', 'sweepReport'),
  claim(
    '22',
    'D',
    'false',
    'models',
    'initialVariances',
    reference('Raffel and others (2020), T5, and the code of Mesh TensorFlow', 'https://github.com/tensorflow/mesh'),
    reference('Yang, Hu and others (2021): the rule 1/d, in the package mup', 'https://github.com/microsoft/mup'),
  ),
  claim(
    '23',
    'D',
    'conditional',
    'models',
    reference(
      'Dehghani and others (2023), Scaling vision transformers to 22 billion parameters',
      'https://arxiv.org/abs/2302.05442',
    ),
    reference(
      'Wortsman and others (2023), Small-scale proxies for training instabilities',
      'https://arxiv.org/abs/2309.14322',
    ),
  ),
  claim('24', 'D', 'conditional', 'temperature', 'temperatureResponse', 'temperature.tau=0.5'),
  claim(
    '25',
    'D',
    'true',
    'temperature',
    reference(
      'Zhang and others (2024), Selective attention: enhancing transformer through principled context control, NeurIPS',
      'https://arxiv.org/abs/2411.12892',
    ),
    'temperature.each=on',
  ),
  claim('26', 'D', 'conditional', 'precision', 'formats', 'tests/core/precision/rounded_softmax.test.cpp'),
  claim('27', 'D', 'false', 'precision', 'tests/web/claims/listing.test.ts', 'precision.stage=2'),
  claim(
    '28',
    'D',
    'conditional',
    'gradient',
    'evaluateWorkedExample',
    laboratory('examples', 'worked-example.id=jacobian-diagonal-uniformish'),
  ),
  claim('29', 'D', 'conditional', 'closing', 'sweepReport', 'scoreMoments'),
];
