// A listing of the kind that explainers print, in our words, with what it leaves out, mended one line at a time. What Python answers
// is what NumPy 1.24 answered; a test runs every stage and compares.
import { type TemplateResult, html } from 'lit';
import { say } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';

const softmax = [
  'def softmax(s):',
  '    e = np.exp(s - s.max(axis=-1, keepdims=True))',
  '    return e / e.sum(axis=-1, keepdims=True)',
  '',
];

/** The listing with the first of its three fixes: NumPy imported, softmax defined, K transposed in each entry of a batch. */
function linesOf(fixes: number): string[] {
  return [
    'import math',
    ...(fixes > 0 ? ['import numpy as np'] : []),
    '',
    ...(fixes > 1 ? softmax : []),
    'def attention(Q, K, V):',
    '    d_k = K.shape[-1]',
    `    scores = np.matmul(Q, ${fixes > 2 ? 'np.swapaxes(K, -1, -2)' : 'K.T'}) / math.sqrt(d_k)`,
    '    weights = softmax(scores)',
    '    return np.matmul(weights, V), weights',
  ];
}

/** Entries do not matter for what is said. */
const ones = (queries: string, keys: string, values: string): string => `from numpy import ones
Q, K, V = ones(${queries}), ones(${keys}), ones(${values})
out, weights = attention(Q, K, V)
print(out.shape, weights.shape)`;

const single = ones('(5, 4)', '(7, 4)', '(7, 3)');
const batch = ones('(2, 5, 4)', '(2, 7, 4)', '(2, 7, 3)');

const square = `Q, K, V = np.random.default_rng(1).normal(size=(3, 4, 4, 4))
out, weights = attention(Q, K, V)
right = [attention(Q[b], K[b], V[b])[1] for b in range(4)]
print(weights.shape, np.allclose(weights, right))`;

const masked = `scores = np.zeros((2, 3))
scores[1] = -np.inf  # query 2 may see no key
print(softmax(scores)[1])`;

/** `call` is run with the listing, `says` is the last line of what comes back, word for word. */
const plan = [
  { id: 'printed', fixes: 0, call: single, says: "NameError: name 'np' is not defined" },
  { id: 'import', fixes: 1, call: single, says: "NameError: name 'softmax' is not defined" },
  { id: 'defined', fixes: 2, call: single, says: '(5, 3) (5, 7)' },
  {
    id: 'batch',
    fixes: 2,
    call: batch,
    says: 'ValueError: matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 7 is different from 4)',
  },
  { id: 'square', fixes: 2, call: square, says: '(4, 4, 4) False' },
  { id: 'transposed', fixes: 3, call: batch, says: '(2, 5, 3) (2, 5, 7)' },
  { id: 'masked', fixes: 3, call: masked, says: '[nan nan nan]' },
] as const;

/** Lines that a stage has changed come marked. */
export const stages = plan.map(({ fixes, ...stage }, place) => {
  const known = linesOf(plan[place - 1]?.fixes ?? 0);
  return { ...stage, lines: linesOf(fixes).map((text) => ({ text, changed: text !== '' && !known.includes(text) })) };
});

/** `asked`: counted from 1. */
export function listingSection(asked: number, onStage: (stage: number) => void): TemplateResult {
  const place = Math.min(Math.max(asked, 1), stages.length);
  const stage = stages[place - 1];
  if (!stage) throw new RangeError('no such stage');
  const failed = /^\w*Error: /.test(stage.says);
  return html`<div class="listing">
    <div class="code-side">
      <pre class="code" tabindex="0" role="region" aria-label=${say('precision.listing.lines')}>
${stage.lines.map(({ text, changed }) => html`<span class=${changed ? 'changed' : ''}>${text || ' '}</span>`)}</pre>
      <pre class="code call" tabindex="0" role="region" aria-label=${say('precision.listing.call')}>${stage.call}</pre>
    </div>
    <div class="answer-side">
      <div class="stages" data-parameter="stage" role="group" aria-label=${say('precision.listing.stages')}>
        ${stages.map(({ id }, before) => {
          const own = before + 1;
          const text = html`${own}. ${say(`precision.listing.${id}.name`)}`;
          return button(text, () => onStage(own), { look: 'quiet', pressed: own === place });
        })}
      </div>
      <p class="says">
        <span class="remark">${say('precision.listing.says')}</span>
        <code class=${failed ? 'failed' : ''}>${stage.says}</code>
      </p>
      <p class="meaning">${say(`precision.listing.${stage.id}.meaning`)}</p>
    </div>
  </div>`;
}
