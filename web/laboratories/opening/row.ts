// One row of bars: mean weights as the shape, one draw in front of it, the common start as dashes; two figures under it; what
// the marks mean.
import { type TemplateResult, html } from 'lit';
import { mark } from '../../figure/scale.ts';
import { fixed, percent, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type Readable, readout } from '../../kit/readout.ts';
import { symbols } from '../../kit/symbols.ts';
import type { RowView, View } from './view.ts';

/** Share of a key's place that its bar fills, and that the bar of the single draw fills. */
const wide = 0.82;
const narrow = 0.2;

/** About the size of the picture on a wide screen; it is stretched to its box. */
const size = { width: 280, height: 240 };

const across = (share: number): string => (share * size.width).toFixed(2);
const down = (share: number): string => (share * size.height).toFixed(2);

/** All bars as one outline: a picture that follows the hand is one change, not one for each key. */
function bars(weights: Float64Array, breadth: number): string {
  const place = 1 / weights.length;
  const width = across(breadth * place);
  return Array.from(weights, (weight, index) => {
    const x = across((index + (1 - breadth) / 2) * place);
    return `M${x},${down(1)}V${down(1 - weight)}h${width}V${down(1)}Z`;
  }).join('');
}

function dashes(weights: Float64Array): string {
  const place = 1 / weights.length;
  const width = across(place);
  return Array.from(weights, (weight, index) => `M${across(index * place)},${down(1 - weight)}h${width}`).join('');
}

/** One mark for each key, on top of its mean weight. */
function marks({ meanWeights, drawWeights }: RowView): Readable {
  const place = size.width / meanWeights.length;
  const series = Array.from(meanWeights, (mean, index) =>
    mark({ x: (index + 0.5) * place, y: (1 - mean) * size.height }, () =>
      say('opening.mark', {
        rank: whole(index + 1),
        mean: fixed(mean, 3),
        draw: fixed(figureAt(drawWeights, index), 3),
      }),
    ),
  );
  return { ...size, series: [series] };
}

export function row(shown: RowView, { d, keys, draws }: View): TemplateResult {
  const { name, meanWeights, drawWeights, startWeights, peak, pull } = shown;
  const rowName = say(`opening.row.${name}`);
  const weights = [...meanWeights].map((weight) => percent(weight)).join(', ');
  const label = say('opening.picture', { row: rowName, d: whole(d), keys: whole(keys), draws: whole(draws), weights });
  return html`<figure class="row ${name}" part="picture" data-figure=${name}>
    <figcaption><strong>${symbols(rowName)}</strong> <span>${say(`opening.fate.${name}`)}</span></figcaption>
    <div class="plot">
      <div aria-hidden="true">
        <span class="tick">1</span><span class="tick half">½</span><span class="tick zero">0</span>
      </div>
      <div class="readable" role="slider" tabindex="0" aria-label=${label} ${readout(marks(shown))}>
        <svg role="img" aria-label=${label} viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="none">
          <line class="grid" x1="0" x2=${size.width} y1=${size.height / 2} y2=${size.height / 2} />
          <path class="mean" d=${bars(meanWeights, wide)} />
          <path class="draw" d=${bars(drawWeights, narrow)} />
          <path class="start" d=${dashes(startWeights)} />
          <line class="base" x1="0" x2=${size.width} y1=${size.height} y2=${size.height} />
        </svg>
      </div>
    </div>
    <dl>
      <div>
        <dt>${say('opening.peak')}</dt>
        <dd>${fixed(peak, 2)}</dd>
      </div>
      <div>
        <dt>${say('opening.pull')}</dt>
        <dd>${significant(pull, 2)}</dd>
      </div>
    </dl>
  </figure>`;
}

/** What stands out, and where it comes from. */
interface Drawn {
  seed: string;
  draw: number;
}

export function legend({ draws, start }: View, { seed, draw }: Drawn): TemplateResult {
  const entries = [
    { sign: 'mean', name: say('opening.legend.mean', { draws: whole(draws) }) },
    { sign: 'draw', name: say('opening.legend.draw', { seed, draw: whole(draw) }) },
    { sign: 'start', name: say('opening.legend.start', { d: whole(start) }) },
  ];
  return html`<ul class="legend">
    ${entries.map(({ sign, name }) => html`<li><span class="sign ${sign}" aria-hidden="true"></span>${symbols(name)}</li>`)}
  </ul>`;
}
