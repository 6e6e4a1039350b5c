// The weights of an example as bars: without scaling beside with it, keys in their own order.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { WorkedEvaluation } from '../../core/types.ts';
import { percent, percentSignificant, whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { symbols } from '../laboratory/symbols.ts';

/** With more keys than this the figures over the bars would run into each other. */
const mostNamed = 10;
const breadth = 0.7;

const length = (share: number): string => `${(100 * share).toFixed(3)}%`;

interface Panel {
  name: 'raw' | 'scaled';
  title: string;
  /** How a weight is written. */
  written: (weight: number) => string;
}

function panel(weights: Float64Array, { name, title, written }: Panel): TemplateResult {
  const place = 1 / weights.length;
  const named = weights.length <= mostNamed;
  const bars = [...weights].map((weight, index) => {
    const middle = length((index + 0.5) * place);
    const x = length((index + (1 - breadth) / 2) * place);
    return svg`<rect x=${x} y=${length(1 - weight)} width=${length(breadth * place)} height=${length(weight)} />
      ${named ? svg`<text class="value" x=${middle} y=${length(1 - weight)} dy="-6">${written(weight)}</text>` : nothing}
      ${named ? svg`<text class="key" x=${middle} y="100%" dy="20">${say('worked.weights.key', { index: whole(index + 1) })}</text>` : nothing}`;
  });
  return html`<figure class="weights ${name}">
    <figcaption>${symbols(title)}</figcaption>
    <svg aria-hidden="true">
      ${bars}
      <line class="base" x1="0" x2="100%" y1="100%" y2="100%" />
    </svg>
  </figure>`;
}

export interface WeightsOptions {
  /** The rule's name. */
  rule: string;
  /** Further scores stand behind an ellipsis, so that each weight is at most what is shown. */
  elided: boolean;
}

/** Nothing where the example has no weights; one picture where its rule is "none". */
export function weights(
  evaluation: WorkedEvaluation,
  { rule, elided }: WeightsOptions,
): TemplateResult | typeof nothing {
  const { weightsUnscaled, weightsScaled, divisor } = evaluation;
  if (weightsUnscaled.length === 0) return nothing;
  const unscaled = say('worked.weights.unscaled');
  const written = (weight: number): string => {
    return elided ? say('worked.atMost', { value: percentSignificant(weight) }) : percent(weight, 1);
  };
  const listed = (list: Float64Array): string => [...list].map(written).join(', ');
  const label = say('worked.weights.picture', {
    keys: whole(weightsUnscaled.length),
    unscaled: listed(weightsUnscaled),
    rule,
    scaled: listed(weightsScaled),
  });
  return html`<div class="pictures" role="img" aria-label=${label}>
    ${panel(weightsUnscaled, { name: 'raw', title: unscaled, written })}
    ${divisor === null || divisor === 1 ? nothing : panel(weightsScaled, { name: 'scaled', title: say('worked.weights.scaled', { rule }), written })}
  </div>`;
}
