// What a laboratory tells the page around it: events that bubble and leave shadow trees, with plain JSON.
import type { LitElement, ReactiveController } from 'lit';
import { sameParts } from '../debounce.ts';
import type { Cell, Csv } from '../export/csv.ts';
import type { Selection } from '../../schema/parameter.ts';
import { type Author, reflect } from './author.ts';
import type { Refused } from '../failures.ts';
import type { Settings } from '../settings.ts';

/** Milliseconds without a change after which the figures are told. */
const pause = 500;

interface Told<S extends Selection> {
  settings: Settings<S>;
  author: Author<S>;
  /** Whether the first picture is there. */
  ready: () => boolean;
  /** What the core refuses at the moment. */
  refusal: () => Refused | undefined;
  /** The figures on show, which may throw; undefined where the laboratory tells its results itself. */
  figures: (() => Csv | undefined) | undefined;
}

export class Events<S extends Selection> implements ReactiveController {
  readonly #host: LitElement;
  readonly #told: Told<S>;
  #ready = false;
  #values: unknown;
  #settings = '';
  #refused: readonly Refused[] = [];
  /** What was told last: its rows, and all else as text. */
  #rows: Csv['rows'] = [];
  #others = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement, told: Told<S>) {
    this.#host = host;
    this.#told = told;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  hostUpdated(): void {
    const { settings, author, ready, refusal, figures } = this.#told;
    const now = [...new Set([...author.refused, ...settings.errors, refusal()])].filter((each) => each !== undefined);
    for (const each of now) if (!this.#refused.includes(each)) this.#tell('dk-error', plain(each));
    this.#refused = now;
    // What is on show then belongs to the last permitted input, and looks so.
    this.#host.toggleAttribute('refused', settings.refused || refusal() !== undefined);
    const { values } = settings;
    const changed = this.#values !== values;
    this.#values = values;
    if (changed) reflect(this.#host, settings, author);
    if (!ready()) return;
    if (changed || !this.#ready) {
      const text = JSON.stringify(values);
      if (text !== this.#settings)
        this.#tell(this.#ready ? 'dk-change' : 'dk-ready', { settings: JSON.parse(text) as object });
      this.#ready = true;
      this.#settings = text;
    }
    if (!figures) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tellFigures(figures), pause);
  }

  #tellFigures(make: () => Csv | undefined): void {
    // What runs draws its last figures, too.
    if (this.#host.renderRoot.querySelector('[data-state=running]')) return;
    let figures;
    try {
      figures = make();
    } catch {
      // Nothing has been found yet.
    }
    if (!figures) return;
    // Thousands of cells: as text they would keep the page for longer than their pictures.
    const { rows, ...others } = figures;
    const text = JSON.stringify({ ...others, parameters: Object.fromEntries(others.parameters) });
    if (text === this.#others && sameRows(rows, this.#rows)) return;
    [this.#others, this.#rows] = [text, rows];
    let made: Cell[][] | undefined;
    this.#tell('dk-result', {
      ...(JSON.parse(text) as object),
      get rows() {
        return (made ??= rows.map((row) => row.map(plainCell)));
      },
    });
  }

  /** A getter in it stays one: what takes long is made for who listens. */
  #tell(type: string, detail: object): void {
    Object.assign(detail, { laboratory: this.#host.localName });
    this.#host.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }
}

/** Row by row: one list of all cells would take longer to make than all else that is told. */
const sameRows = (now: Csv['rows'], before: Csv['rows']): boolean =>
  now.length === before.length && now.every((row, place) => sameParts(row, before[place]));

/** As JSON has it. */
const plainCell = (cell: Cell): Cell => (typeof cell === 'number' && !Number.isFinite(cell) ? null : cell);

function plain({ parameter, value, range, code }: Refused): Refused {
  return { parameter, value, range, code };
}
