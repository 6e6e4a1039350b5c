// Makes the marks of a picture readable off it: by pointer, by touch, or by a cursor that arrow keys move among them. One tab stop, and one text for
// each mark.
import { directive, Directive, type ElementPart } from 'lit/directive.js';
import { noChange } from 'lit';
import { say } from '../i18n/say.ts';
import { around } from './page/author.ts';
import type { CursorMark, CursorPosition } from '../figure/scale.ts';

// The cursor.

type Series = readonly (readonly CursorMark[])[];

/** The mark at a position; null where there is none (any more). */
export function markAt(series: Series, at: CursorPosition | null): CursorMark | null {
  return at === null ? null : (series[at.series]?.[at.mark] ?? null);
}

/** Keys that move the cursor, each with what it does. */
const moves: Readonly<Record<string, 'next' | 'before' | 'first' | 'last' | 'series' | 'seriesBefore'>> = {
  ArrowRight: 'next',
  ArrowUp: 'next',
  ArrowLeft: 'before',
  ArrowDown: 'before',
  Home: 'first',
  End: 'last',
  PageUp: 'series',
  PageDown: 'seriesBefore',
};

/** All marks one after the other, series by series: the values of the slider that a plot is to who does not see it. */
export function cursorPlaces(series: Series): CursorPosition[] {
  return series.flatMap((marks, place) => marks.map((_, mark) => ({ series: place, mark })));
}

/** The place of a position among all marks, from 0. */
export function placeOf(series: Series, { series: own, mark }: CursorPosition): number {
  return series.slice(0, own).reduce((sum, { length }) => sum + length, mark);
}

/**
 * Where a key takes the cursor, as in any slider: right and up to the next mark, left and down to the one before, Home and End
 * to the first and the last of all; Page Up and Page Down, where there are several series, to the next and the one before, at
 * the mark nearest in x;
 * Escape takes the cursor away. After the last mark of a series comes the first of the next; empty series are passed over.
 *
 * returns  undefined for any other key, which the plot should leave alone
 */
export function moveCursor(series: Series, at: CursorPosition | null, key: string): CursorPosition | null | undefined {
  if (key === 'Escape') return at === null ? undefined : null;
  const move = moves[key];
  if (move === undefined) return undefined;
  const places = cursorPlaces(series);
  const last = places.length - 1;
  const [first] = places;
  if (!first) return null;
  if (move.startsWith('series') && places[last]?.series === first.series) return undefined;
  if (move === 'first') return first;
  if (move === 'last') return places[last] ?? first;
  const current = markAt(series, at);
  // The first arrow only shows the cursor.
  if (at === null || current === null) return first;
  if (move === 'series') return toSeries(series, at, current.x, 1);
  if (move === 'seriesBefore') return toSeries(series, at, current.x, -1);
  const to = placeOf(series, at) + (move === 'next' ? 1 : -1);
  return places[Math.min(last, Math.max(0, to))] ?? first;
}

function toSeries(series: Series, at: CursorPosition, x: number, step: number): CursorPosition {
  for (let to = at.series + step; to >= 0 && to < series.length; to += step) {
    const marks = series[to] ?? [];
    if (marks.length > 0) return { series: to, mark: nearest(marks, x) };
  }
  return at;
}

function nearest(marks: readonly CursorMark[], x: number): number {
  let best = 0;
  marks.forEach((mark, i) => {
    if (Math.abs(mark.x - x) < Math.abs((marks[best]?.x ?? Infinity) - x)) best = i;
  });
  return best;
}

// The picture.

export interface Readable {
  /** Width of the picture's viewBox. */
  width: number;
  /** Its height, where the picture is stretched to its box; else it keeps its proportions. */
  height?: number;
  /** Series of marks, in the pixels of the viewBox, each with its text. */
  series: readonly (readonly CursorMark[])[];
  /** Where the keyboard starts; the first mark where it is left out. */
  at?: CursorPosition | undefined;
  /** The reader has picked a mark, by click or Enter; reading by arrow keys picks none. */
  onPick?: ((at: CursorPosition) => void) | undefined;
}

/** Pictures of the page that can be read, each with an id of its own. */
let readings = 0;

/** Pixels from a mark within which a pointer reads it. */
const reach = 48;

/**
 * For an element with `class="readable"` around one picture. It becomes a slider over the marks, so that a screen reader
 * speaks the text of each; a text near the mark shows the same. The picture itself is not drawn again for that.
 */
class Readout extends Directive {
  #element: HTMLElement | undefined;
  #bubble: HTMLElement | undefined;
  /** Which keys do what, for who does not see the picture. */
  #keys: HTMLElement | undefined;
  #readable: Readable = { width: 1, series: [] };
  #at: CursorPosition | null = null;

  override render(_readable: Readable): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [readable]: [Readable]): unknown {
    this.#readable = readable;
    if (!this.#element) this.#begin(element as HTMLElement);
    this.#show();
    return noChange;
  }

  #begin(element: HTMLElement): void {
    this.#element = element;
    this.#bubble = document.createElement('output');
    this.#bubble.className = 'readout';
    this.#bubble.setAttribute('aria-hidden', 'true');
    this.#bubble.hidden = true;
    this.#keys = document.createElement('span');
    this.#keys.id = `reading-${String((readings += 1))}`;
    this.#keys.hidden = true;
    element.setAttribute('aria-describedby', this.#keys.id);
    element.append(this.#bubble, this.#keys);
    element.addEventListener('pointermove', this.#point);
    element.addEventListener('pointerdown', this.#point);
    element.addEventListener('pointerleave', this.#leave);
    element.addEventListener('click', this.#pick);
    element.addEventListener('keydown', this.#press);
    element.addEventListener('focus', this.#focus);
    element.addEventListener('blur', this.#leave);
  }

  readonly #point = (event: PointerEvent): void => {
    const box = pointerBox(this.#drawn() ?? (event.currentTarget as Element));
    const { left, top } = box;
    const [across, down] = this.#scales(box);
    this.#move(this.#nearest((event.clientX - left) / across, (event.clientY - top) / down));
  };

  readonly #pick = (): void => {
    if (this.#at) this.#readable.onPick?.(this.#at);
  };

  readonly #focus = (): void => {
    // A pointer that focuses has its own mark already.
    if (this.#at === null && this.#element?.matches(':focus-visible')) this.#move(this.#start());
  };

  readonly #leave = (event: Event): void => {
    if (event.type === 'pointerleave' && this.#element?.matches(':focus-visible')) return;
    this.#move(null);
  };

  readonly #press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      // The mark that is announced, also before an arrow has shown it.
      this.#at ??= this.#start();
      this.#pick();
      return;
    }
    const next = moveCursor(this.#readable.series, this.#at ?? this.#start(), event.key);
    if (next === undefined) return;
    event.preventDefault();
    this.#move(next);
  };

  #start(): CursorPosition | null {
    const { series, at } = this.#readable;
    if (at && markAt(series, at)) return at;
    const first = series.findIndex((marks) => marks.length > 0);
    return first < 0 ? null : { series: first, mark: 0 };
  }

  #nearest(x: number, y: number): CursorPosition | null {
    let best: CursorPosition | null = null;
    let least = reach;
    this.#readable.series.forEach((marks, series) => {
      marks.forEach((each, mark) => {
        // In a row of bars or points the eye goes by x first.
        const along = each.from !== undefined && x >= each.from && x <= each.x;
        const distance = (along ? 0 : Math.abs(each.x - x)) + Math.abs(each.y - y) / 4;
        if (distance < least) [least, best] = [distance, { series, mark }];
      });
    });
    return best;
  }

  #move(to: CursorPosition | null): void {
    this.#at = to;
    this.#show();
  }

  /** Writes the text of the present mark; also after a change of the marks. */
  #show(): void {
    const element = this.#element;
    const bubble = this.#bubble;
    if (!element || !bubble) return;
    const { series } = this.#readable;
    const place = this.#at ?? this.#start();
    const spoken = markAt(series, place);
    const before = spoken && place ? placeOf(series, place) : 0;
    const all = series.reduce((sum, { length }) => sum + length, 0);
    state(element, 'aria-valuemin', '0');
    state(element, 'aria-valuemax', String(Math.max(0, all - 1)));
    state(element, 'aria-valuenow', String(before));
    state(element, 'aria-valuetext', spoken?.text ?? '');
    const keys = this.#manual();
    if (this.#keys && this.#keys.textContent !== keys) this.#keys.textContent = keys;
    const mark = markAt(series, this.#at);
    bubble.toggleAttribute('hidden', mark === null);
    if (mark === null) return;
    const [across, down] = this.#scales();
    // Where the page enlarges all that it shows, as slides do, lengths in it count before that.
    const own = element.offsetWidth / element.getBoundingClientRect().width || 1;
    bubble.textContent = mark.text;
    bubble.style.left = `${String(mark.x * across * own)}px`;
    bubble.style.top = `${String(mark.y * down * own)}px`;
    bubble.classList.toggle('leftward', mark.x > this.#readable.width / 2);
  }

  #manual(): string {
    const { series, onPick } = this.#readable;
    const several = series.filter((marks) => marks.length > 0).length > 1;
    const sentences = [
      say('laboratory.reading.marks'),
      ...(several ? [say('laboratory.reading.series')] : []),
      ...(onPick ? [say('laboratory.reading.pick')] : []),
    ];
    return sentences.join(' ');
  }

  /** Pixels on the screen for each of the picture's own, across and down. */
  #scales(box = this.#drawn()?.getBoundingClientRect() ?? new DOMRect()): [number, number] {
    const across = (box.width || this.#readable.width) / this.#readable.width;
    const { height } = this.#readable;
    return [across, height === undefined ? across : (box.height || height) / height];
  }

  #drawn(): Element | undefined {
    return this.#element?.querySelector('svg') ?? this.#element;
  }
}

/**
 * The box of an element, in the pixels of pointer events. Browsers without `currentCSSZoom` (WebKit 2.50, Chromium before 128) measure elements
 * before the `zoom` of what they stand in, as that of a laboratory that fills the screen, and pointers after it.
 */
export function pointerBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if ('currentCSSZoom' in Element.prototype) return box;
  let zoom = 1;
  for (let at: Element | undefined = element; at; at = at.assignedSlot ?? around(at))
    zoom *= Number(getComputedStyle(at).zoom) || 1;
  return new DOMRect(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom);
}

/** Leaves an attribute alone that says so already: each change is work for its listeners. */
function state(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export const readout = directive(Readout);
