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
  /** The chapter that meets it. */
  chapter: string;
  evidence: readonly Evidence[];
}

const laboratory = (chapter: string, state: string): Evidence => ({ kind: 'laboratory', chapter, state });
const core = (call: string): Evidence => ({ kind: 'core', call });
const test = (file: string): Evidence => ({ kind: 'test', file });
const reference = (title: string, address: string): Evidence => ({ kind: 'reference', title, address });

const paper = reference(
  'Vaswani and others (2017), Attention is all you need, section 3.2.1',
  'https://arxiv.org/abs/1706.03762',
);

/** evidence  a text is a state of the laboratory in the claim's own chapter */
function claim(
  number: string,
  source: ClaimSource,
  verdict: ClaimVerdict,
  chapter: string,
  ...evidence: readonly (Evidence | string)[]
): Claim {
  const shown = evidence.map((each) => (typeof each === 'string' ? laboratory(chapter, each) : each));
  return { id: `claim-${number}`, source, verdict, chapter, evidence: shown };
}

export const claims: readonly Claim[] = [
  claim('01', 'A', 'conditional', 'formula', paper, 'attention.step=scores'),
  claim('02', 'A', 'false', 'rules', test('tests/core/theory/cosine.test.cpp'), 'scalings.rules=sqrt,cosine'),
  claim('03', 'A', 'conditional', 'proof', core('correlatedScore'), 'proof.d=8&proof.draws=1000'),
  claim('04', 'A', 'false', 'gradient', core('sweepReport'), 'gradient.rows=512'),
  claim('05', 'A', 'conditional', 'assumptions', core('initialVariances')),
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
  claim('07', 'A', 'conditional', 'temperature', core('temperatureResponse'), 'temperature.tau=2'),
  claim(
    '08',
    'A',
    'question',
    'rules',
    core('sweepReport'),
    core('exponentialLimits'),
    'scalings.rules=none,sqrt,linear,log',
  ),
  claim('09', 'B', 'conditional', 'size', core('scoreMoments'), 'variance.n=1000'),
  claim(
    '10',
    'B',
    'conditional',
    'proof',
    core('correlatedScore'),
    core('scoreOfEntries'),
    test('tests/core/theory/score_of_entries.test.cpp'),
  ),
  claim('11', 'B', 'conditional', 'assumptions', core('initialVariances')),
  claim('12', 'B', 'question', 'rules', core('sweepReport'), 'scalings.rules=sqrt,constant&scalings.c=2'),
  claim('13', 'B', 'conditional', 'rules', paper, test('tests/core/sweep/rules.test.cpp')),
  claim('14', 'B', 'conditional', 'gradient', test('tests/core/attention/gradient.test.cpp'), 'gradient.f=16'),
  claim(
    '15',
    'B',
    'conditional',
    'examples',
    core('scoreProbabilities'),
    'worked-example.id=large-dimension-dk-64-unscaled',
  ),
  claim('16', 'B', 'conditional', 'question', core('sweepReport'), 'opening.d=4'),
  claim('17', 'C', 'false', 'assumptions', core('initialVariances')),
  claim('18', 'C', 'false', 'formula', paper),
  claim('19', 'C', 'true', 'softmax', core('softmaxJacobian'), 'softmax.scores=0,0,0,0,0,0,0,0'),
  claim('20', 'D', 'conditional', 'softmax', core('softmaxSteps'), 'softmax.scores=9,8.6,0,0'),
  claim('21', 'D', 'conditional', 'saturation', core('sweepReport')),
  claim(
    '22',
    'D',
    'false',
    'models',
    core('initialVariances'),
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
  claim('24', 'D', 'conditional', 'temperature', core('temperatureResponse'), 'temperature.tau=0.5'),
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
  claim('26', 'D', 'conditional', 'precision', core('formats'), test('tests/core/precision/rounded_softmax.test.cpp')),
  claim('27', 'D', 'false', 'precision', test('tests/web/claims/listing.test.ts'), 'precision.stage=2'),
  claim(
    '28',
    'D',
    'conditional',
    'gradient',
    core('evaluateWorkedExample'),
    laboratory('examples', 'worked-example.id=jacobian-diagonal-uniformish'),
  ),
  claim('29', 'D', 'conditional', 'closing', core('sweepReport'), core('scoreMoments')),
];
