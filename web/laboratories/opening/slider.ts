// The slider of the opening: d on its stops, with the value in large figures and marks at powers of four.
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { logScale, type Scale } from '../../figure/scale.ts';
import { figureAt, nearestIn } from '../../kit/figure-at.ts';
import { symbols } from '../../kit/symbols.ts';
import { type View, said } from './view.ts';

const marked = [1, 4, 16, 64, 256, 1024, 4096];

/** Places of the slider from its first d to its last: eight to a factor of two, where the core has a stop for each. */
const places = 96;

/** From d to the slider's place, on a log axis. */
function placeScale(stops: Float64Array): Scale {
  return logScale([figureAt(stops, 0), figureAt(stops, stops.length - 1)], [0, places]);
}

function marks(stops: Float64Array): SVGTemplateResult[] {
  const scale = placeScale(stops);
  return marked.map((d) => {
    const x = `${((100 * scale(d)) / places).toFixed(3)}%`;
    return svg`<line x1=${x} x2=${x} y1="0" y2="5" /><text x=${x} y="19">${String(d)}</text>`;
  });
}

/** Stops that a key moves by: small d lie far apart, so a key goes by stops, not by places. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

export function slider(view: View, stops: Float64Array, onMove: (d: number) => void): TemplateResult {
  const scale = placeScale(stops);
  const moveTo = (stop: number): void => onMove(figureAt(stops, Math.min(Math.max(stop, 0), stops.length - 1)));
  return html`<div class="slider" data-parameter="dimension">
    <label for="dimension"
      ><span class="symbol"
        ><span id="dimension-symbol">${symbols('dₖ')}</span> = <span class="d">${whole(view.d)}</span></span
      >
      <span id="dimension-name">${say('opening.dimension')}</span></label
    >
    <div class="track">
      <input
        id="dimension"
        type="range"
        min="0"
        max=${places}
        step="1"
        .value=${live(String(Math.round(scale(view.d))))}
        aria-labelledby="dimension-symbol dimension-name"
        aria-valuetext=${say('opening.dimensionText', said(view))}
        @input=${(event: Event) => moveTo(nearestIn(stops, scale.invert((event.target as HTMLInputElement).valueAsNumber)))}
        @keydown=${(event: KeyboardEvent) => {
          const { key } = event;
          const factor = key === 'PageUp' ? 2 : key === 'PageDown' ? 0.5 : 1;
          if ((factor === 1 && !steps[key]) || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          moveTo(nearestIn(stops, factor * view.d) + (steps[key] ?? 0));
        }}
      />
      <svg class="marks" aria-hidden="true">${marks(stops)}</svg>
    </div>
  </div>`;
}
