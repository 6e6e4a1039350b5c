// One row of bars: mean weights as the shape, one draw in front of it, the common start as dashes; two figures under it.
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { fixed, percent, significant, whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { figureAt } from '../laboratory/figure-at.ts';
import { readout, type Readable } from '../laboratory/readout.ts';
import { symbols } from '../laboratory/symbols.ts';
import type { RowView, View } from './view.ts';

/** Share of a key's place that its bar fills, and that the bar of the single draw fills. */
const wide = 0.82;
const narrow = 0.2;

/** Per cent with enough digits for a screen. */
const length = (share: number): string => `${(100 * share).toFixed(3)}%`;

function bar(name: string, weights: Float64Array, breadth: number): SVGTemplateResult[] {
  const place = 1 / weights.length;
  return [...weights].map((weight, index) => {
    const x = length((index + (1 - breadth) / 2) * place);
    return svg`<rect class=${name} x=${x} y=${length(1 - weight)} width=${length(breadth * place)} height=${length(weight)} />`;
  });
}

function dash(weights: Float64Array): SVGTemplateResult[] {
  const place = 1 / weights.length;
  return [...weights].map((weight, index) => {
    const y = length(1 - weight);
    return svg`<line class="start" x1=${length(index * place)} x2=${length((index + 1) * place)} y1=${y} y2=${y} />`;
  });
}

/** About the size of the picture on a wide screen; it is stretched to its box. */
const size = { width: 280, height: 240 };

/** One mark for each key, on top of its mean weight. */
function marks({ meanWeights, drawWeights }: RowView): Readable {
  const place = size.width / meanWeights.length;
  const series = [...meanWeights].map((mean, index) => ({
    x: (index + 0.5) * place,
    y: (1 - mean) * size.height,
    text: say('opening.mark', {
      rank: whole(index + 1),
      mean: fixed(mean, 3),
      draw: fixed(figureAt(drawWeights, index), 3),
    }),
  }));
  return { ...size, series: [series] };
}

export function row(shown: RowView, { d, keys, draws }: View): TemplateResult {
  const { name, meanWeights, drawWeights, startWeights, peak, trace } = shown;
  const rowName = say(`opening.row.${name}`);
  const weights = [...meanWeights].map((weight) => percent(weight)).join(', ');
  const label = say('opening.picture', { row: rowName, d: whole(d), keys: whole(keys), draws: whole(draws), weights });
  return html`<figure class="row ${name}">
    <figcaption>
      <strong>${symbols(rowName)}</strong> <span class="fate">${say(`opening.fate.${name}`)}</span>
    </figcaption>
    <div class="plot">
      <span class="tick one">1</span><span class="tick half">½</span><span class="tick zero">0</span>
      <div class="readable" role="slider" tabindex="0" aria-label=${label} ${readout(marks(shown))}>
        <svg role="img" aria-label=${label}>
          <line class="grid" x1="0" x2="100%" y1="50%" y2="50%" />
          ${bar('mean', meanWeights, wide)} ${bar('draw', drawWeights, narrow)} ${dash(startWeights)}
          <line class="base" x1="0" x2="100%" y1="100%" y2="100%" />
        </svg>
      </div>
    </div>
    <dl>
      <div>
        <dt>${say('opening.peak')}</dt>
        <dd>${fixed(peak, 2)}</dd>
      </div>
      <div>
        <dt>${say('opening.trace')}</dt>
        <dd>${significant(trace, 2)}</dd>
      </div>
    </dl>
  </figure>`;
}
