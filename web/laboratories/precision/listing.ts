// A listing of the kind that explainers print, in our words, with what it leaves out, mended one line at a time. What Python answers
// is what NumPy 1.24 answered; a test runs every stage and compares.
import { type TemplateResult, html } from 'lit';
import { say } from '../../i18n/say.ts';

interface Stage {
  id: ListingId;
  /** The lines of the listing; those that this stage has changed come marked. */
  lines: readonly { text: string; changed: boolean }[];
  /** What is run with it, and the last line of what comes back, word for word. */
  call: string;
  says: string;
}

type ListingId = 'printed' | 'import' | 'defined' | 'batch' | 'square' | 'transposed' | 'masked';

interface Parts {
  imports: readonly string[];
  softmax: readonly string[];
  transpose: string;
}

const softmax = [
  'def softmax(s):',
  '    e = np.exp(s - s.max(axis=-1, keepdims=True))',
  '    return e / e.sum(axis=-1, keepdims=True)',
] as const;

const numpy = 'import numpy as np';
const swapped = 'np.swapaxes(K, -1, -2)';

const printed: Parts = { imports: [], softmax: [], transpose: 'K.T' };
const imported: Parts = { ...printed, imports: [numpy] };
const defined: Parts = { ...imported, softmax };
const transposed: Parts = { ...defined, transpose: swapped };

/** Entries do not matter for what is said. */
const ones = (queries: string, keys: string, values: string): string =>
  `Q, K, V = ones(${queries}), ones(${keys}), ones(${values})`;

const single = `from numpy import ones
${ones('(5, 4)', '(7, 4)', '(7, 3)')}
out, weights = attention(Q, K, V)
print(out.shape, weights.shape)`;

const batch = `from numpy import ones
${ones('(2, 5, 4)', '(2, 7, 4)', '(2, 7, 3)')}
out, weights = attention(Q, K, V)
print(out.shape, weights.shape)`;

const square = `Q, K, V = np.random.default_rng(1).normal(size=(3, 4, 4, 4))
out, weights = attention(Q, K, V)
right = [attention(Q[b], K[b], V[b])[1] for b in range(4)]
print(weights.shape, np.allclose(weights, right))`;

const masked = `scores = np.zeros((2, 3))
scores[1] = -np.inf  # query 2 may see no key
print(softmax(scores)[1])`;

const plan: readonly (Pick<Stage, 'id' | 'call' | 'says'> & { parts: Parts; before: Parts })[] = [
  { id: 'printed', parts: printed, before: printed, call: single, says: "NameError: name 'np' is not defined" },
  { id: 'import', parts: imported, before: printed, call: single, says: "NameError: name 'softmax' is not defined" },
  { id: 'defined', parts: defined, before: imported, call: single, says: '(5, 3) (5, 7)' },
  {
    id: 'batch',
    parts: defined,
    before: defined,
    call: batch,
    says: 'ValueError: matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 7 is different from 4)',
  },
  { id: 'square', parts: defined, before: defined, call: square, says: '(4, 4, 4) False' },
  { id: 'transposed', parts: transposed, before: defined, call: batch, says: '(2, 5, 3) (2, 5, 7)' },
  { id: 'masked', parts: transposed, before: transposed, call: masked, says: '[nan nan nan]' },
];

export const stages: readonly Stage[] = plan.map(({ id, call, says, parts, before }) => {
  const known = linesOf(before);
  return {
    id,
    call,
    says,
    lines: linesOf(parts).map((text) => ({ text, changed: text.trim() !== '' && !known.includes(text) })),
  };
});

function linesOf({ imports, softmax: helper, transpose }: Parts): string[] {
  return [
    'import math',
    ...imports,
    '',
    ...helper,
    ...(helper.length > 0 ? [''] : []),
    'def attention(Q, K, V):',
    '    d_k = K.shape[-1]',
    `    scores = np.matmul(Q, ${transpose}) / math.sqrt(d_k)`,
    '    weights = softmax(scores)',
    '    return np.matmul(weights, V), weights',
  ];
}

// The printed listing at one stage of its mending: its lines, what is run, what Python answers, and what that shows.

interface ListingSection {
  /** From 1. */
  stage: number;
  onStage: (stage: number) => void;
}

export function listingSection({ stage: asked, onStage }: ListingSection): TemplateResult {
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
        ${stages.map(
          ({ id }, each) =>
            html`<button
              type="button"
              class="quiet"
              aria-pressed=${each + 1 === place ? 'true' : 'false'}
              @click=${() => onStage(each + 1)}
            >
              ${each + 1}. ${say(`precision.listing.${id}.name`)}
            </button>`,
        )}
      </div>
      <p class="says">
        <span>${say('precision.listing.says')}</span>
        <code class=${failed ? 'failed' : ''}>${stage.says}</code>
      </p>
      <p class="meaning">${say(`precision.listing.${stage.id}.meaning`)}</p>
    </div>
  </div>`;
}
