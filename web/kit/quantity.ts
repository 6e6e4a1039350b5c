// A number with a slider for the hand and a text field for the exact value; both show one value, the field keeps what is refused.
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type Field, typed } from './field.ts';
import { nearestIn } from './figure-at.ts';
import { symbols } from './symbols.ts';

interface Quantity extends Field {
  /** The value on show. */
  value: number;
  /** Values that the slider stops at, rising. */
  stops: readonly number[];
  /** The value with its unit, and its consequence, for those who hear the slider. */
  spoken: string;
  /** From the slider. */
  onSlide: (value: number) => void;
}

export function quantity(of: Quantity): TemplateResult {
  const { id, label, value, stops, spoken, onSlide } = of;
  const { input, below } = typed(of);
  const place = nearestIn(stops, value);
  const slideTo = (to: number): void => {
    const stop = stops[Math.min(Math.max(to, 0), stops.length - 1)];
    if (stop !== undefined) onSlide(stop);
  };
  const onPage = (event: KeyboardEvent): void => {
    const by = event.key === 'PageUp' ? 1 : event.key === 'PageDown' ? -1 : undefined;
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    slideTo(pageFrom(stops, place, by));
  };
  return html`<div class="field quantity" part="control" data-parameter=${id}>
    <label for=${id}>${symbols(label)}</label>
    <div class="pair">
      <input
        class="slide"
        type="range"
        min="0"
        max=${stops.length - 1}
        step="1"
        .value=${live(String(place))}
        aria-label=${label}
        aria-valuetext=${spoken}
        @input=${(event: Event) => {
          slideTo((event.target as HTMLInputElement).valueAsNumber);
        }}
        @keydown=${onPage}
      />
      ${input}
    </div>
    ${below}
  </div>`;
}

// Where Page Up and Page Down lead on a slider.

/** Stops that they pass over where the stops are no sizes. */
const page = 8;

/** Whether stops are sizes: whole numbers that lie ever farther apart, as powers of two do. */
function areSizes(stops: readonly number[]): boolean {
  const [first = 0, second = 0] = stops;
  const [before = 0, last = 0] = stops.slice(-2);
  return last - before > second - first && stops.every((stop) => Number.isInteger(stop) && stop > 0);
}

/** The place to which Page Up or Page Down leads from a stop, perhaps beyond the ends: a size doubles and halves. */
export function pageFrom(stops: readonly number[], place: number, by: 1 | -1): number {
  if (!areSizes(stops)) return place + by * page;
  const to = nearestIn(stops, (stops[place] ?? 0) * (by === 1 ? 2 : 0.5));
  return to === place ? place + by : to;
}
