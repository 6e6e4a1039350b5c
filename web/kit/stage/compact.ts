// One picture of a laboratory with one strip of controls, as large as the box that the page gives: for slides, side bars and
// notebooks, and for the stage that fills the screen. Loaded where a page or a presenter asks for it.
import type { LitElement, ReactiveController } from 'lit';
import { onePicture } from '../page/author.ts';
import css from './compact.css?inline';
import type { Refused } from '../failures.ts';
import { windowOf } from './stage.ts';
import { keepRoom } from '../room.ts';
import { unfoldPictures } from '../more-pictures.ts';
import { isOn } from '../../schema/parameter.ts';

type OnRefused = (refused: readonly Refused[]) => void;

/** Of the pictures of a laboratory that stand in it now, the one that is shown; undefined where there is none. */
type Pick = (pictures: readonly HTMLElement[]) => HTMLElement | undefined;

const views = new WeakMap<LitElement, OnePicture>();
const picks = new WeakMap<LitElement, Pick>();

/** What may be shown beside the picture. */
const extras = ['title', 'sentence'];

/** Milliseconds in which a picture may come that is drawn after others. */
const patience = 2000;

/** The least height of a picture in pixels; the least to which one is drawn anew; and to which one shrinks on a stage, which scrolls. */
const least = 40;
const leastDrawn = 120;
const leastOnStage = 200;

/** Begins or ends showing one picture, as the attributes ask; `onRefused` hears what they ask in vain. */
export function compact(host: LitElement, onRefused: OnRefused): void {
  const view = views.get(host);
  if (picks.has(host) || onePicture(host)) {
    if (view) view.begin(onRefused);
    else views.set(host, new OnePicture(host, onRefused));
  } else if (view) {
    views.delete(host);
    view.end();
  }
}

/** Shows the picture that a stage picks, whatever the attributes ask; without a stage, what they ask. */
export function staged(host: LitElement, pick: Pick | undefined): void {
  if (pick) picks.set(host, pick);
  else picks.delete(host);
  compact(host, views.get(host)?.onRefused ?? (() => undefined));
}

class OnePicture implements ReactiveController {
  onRefused: OnRefused;
  readonly #host: LitElement;
  readonly #sheet = new CSSStyleSheet();
  #box: ResizeObserver | undefined;
  /** What stands in the box may grow after the laboratory is drawn: in the next frame, since to fit one part changes the others. */
  #content: ResizeObserver | undefined;
  #parts: readonly Element[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the picture that is asked for has had its time. */
  #late = false;
  #told = '';

  constructor(host: LitElement, onRefused: OnRefused) {
    this.#host = host;
    this.onRefused = onRefused;
    this.#sheet.replaceSync(css);
    host.addController(this);
    host.requestUpdate();
  }

  /** Another picture may be asked for. */
  begin(onRefused: OnRefused): void {
    this.onRefused = onRefused;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#late = false;
    this.#host.requestUpdate();
  }

  end(): void {
    const { shadowRoot: root } = this.#host;
    this.#host.removeController(this);
    this.hostDisconnected();
    this.onRefused([]);
    if (root) this.#wholeAgain(root);
  }

  /** Everything that the laboratory has is seen. */
  #wholeAgain(root: ShadowRoot): void {
    keepRoom(this.#host, undefined);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    unmark(root);
  }

  hostConnected(): void {
    const view = windowOf(this.#host);
    this.#box = new view.ResizeObserver(() => this.#fit());
    this.#content = new view.ResizeObserver(() => view.requestAnimationFrame(() => this.#fit()));
    this.#box.observe(this.#host);
    for (const part of this.#parts) this.#content.observe(part);
  }

  hostDisconnected(): void {
    this.#box?.disconnect();
    this.#content?.disconnect();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  hostUpdated(): void {
    const { shadowRoot: root } = this.#host;
    const section = root?.querySelector('section');
    if (!root || !section) return;
    const pick = picks.get(this.#host);
    const picked = pick ? pick(stagePictures(section)) : this.#asked(section);
    // What has no picture fills the screen with all that it has; in a box it has nothing to show.
    if (pick && !picked) {
      this.#wholeAgain(root);
      return;
    }
    if (!root.adoptedStyleSheets.includes(this.#sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
    unmark(section);
    if (picked) mark(section, picked, 'figure');
    const strip = picked && stripOf(section, picked);
    if (strip) mark(section, strip, 'strip');
    const sentence = section.querySelector<HTMLElement>('.live');
    if (sentence) mark(section, sentence, 'sentence');
    this.#fit();
    this.#watch([picked, strip, sentence].filter((part) => !!part));
  }

  /** Hears when one of these changes its size; to watch anew what is watched already would be heard too. */
  #watch(parts: readonly Element[]): void {
    for (const gone of this.#parts) if (!parts.includes(gone)) this.#content?.unobserve(gone);
    for (const part of parts) if (!this.#parts.includes(part)) this.#content?.observe(part);
    this.#parts = parts;
  }

  /** The picture that the attributes ask for, once it is there; when it does not come, the first. */
  #asked(section: HTMLElement): HTMLElement | undefined {
    const figures = [...section.querySelectorAll<HTMLElement>("figure[part~='picture']")];
    const wanted = this.#host.getAttribute('show') ?? '';
    const found = wanted === '' ? figures[0] : figures.find(({ dataset }) => dataset.figure === wanted);
    // The one that is asked for may be folded.
    if (!found && figures.length > 0 && unfoldPictures(section).length === 0) this.#wait();
    this.#tell(found || !this.#late ? [] : figures, wanted);
    return found ?? (this.#late ? figures[0] : undefined);
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => {
      this.#late = true;
      this.#host.requestUpdate();
    }, patience);
  }

  /** Says what is asked for and is not there, once. */
  #tell(figures: readonly HTMLElement[], wanted: string): void {
    const names = [...new Set(figures.flatMap(({ dataset }) => dataset.figure ?? []))];
    const words = (this.#host.getAttribute('compact') ?? '').split(/\s+/).filter((word) => !isOn(word, 'compact'));
    const refused = [
      ...words.filter((word) => !extras.includes(word)).map((value) => refusal('compact', value, extras)),
      ...(names.length > 0 ? [refusal('show', wanted, names)] : []),
    ];
    const told = JSON.stringify(refused);
    if (told === this.#told || (this.#told === '' && refused.length === 0)) return;
    this.#told = told;
    this.onRefused(refused);
  }

  /**
   * What title and controls leave to the picture; one that draws itself to that size is drawn again when it changes. Measured
   * without the picture: of a height with a fraction, the rest would be rounded to another one each time it is drawn.
   */
  #measure(section: HTMLElement, figure: HTMLElement, plots: readonly Plot[]): void {
    const box = section.clientHeight;
    section.style.height = 'auto';
    for (const { svg } of plots) svg.style.height = '0';
    const rest = section.offsetHeight;
    section.style.removeProperty('height');
    const room = { figure: figure.dataset.figure, width: figure.clientWidth, height: Math.floor(box - rest) };
    if (keepRoom(this.#host, room.height < leastDrawn ? undefined : room)) this.#host.requestUpdate();
  }

  /** As wide as the box, and smaller where that is too high. What is out of sight may have no width: its last size stays until it has one. */
  #fit(): void {
    const section = this.#host.shadowRoot?.querySelector('section');
    const figure = section?.querySelector<HTMLElement>("[data-compact='figure']");
    if (!section || !figure || section.clientWidth === 0) return;
    const plots = plotsIn(figure);
    figure.style.removeProperty('zoom');
    const size = (share: number): void => {
      for (const { svg, width, height } of plots)
        Object.assign(svg.style, { width: `${String(width * share)}px`, height: `${String(height * share)}px` });
    };
    if (plots.length > 0) {
      this.#measure(section, figure, plots);
      size(1);
    }
    const over = section.scrollHeight - section.clientHeight;
    if (over <= 0) return;
    if (plots.length > 0) {
      // Side by side: where they stand under each other, a stage is so narrow that it scrolls.
      const tallest = Math.max(...plots.map(({ height }) => height));
      const tall = tallest - over;
      if (tall < leastOnStage && picks.has(this.#host)) return;
      size(Math.max(least, tall) / tallest);
    } else figure.style.zoom = String(Math.max(0.3, (figure.offsetHeight - over) / figure.offsetHeight));
  }
}

/** A drawing, and the pixels that it takes where it is as wide as its own box. */
interface Plot {
  svg: SVGSVGElement;
  width: number;
  height: number;
}

/** What a figure draws: one, or parts side by side. */
function plotsIn(figure: HTMLElement): Plot[] {
  return [...figure.querySelectorAll<SVGSVGElement>('svg.dk-plot')].flatMap((svg) => {
    const width = svg.closest('.drawing, figure')?.clientWidth ?? 0;
    const drawn = svg.viewBox.baseVal;
    return drawn.width > 0 ? [{ svg, width, height: (width * drawn.height) / drawn.width }] : [];
  });
}

function refusal(parameter: string, value: string, values: readonly string[]): Refused {
  return { code: 'unknown', parameter, value, range: values.join(', ') };
}

/** Pictures that can fill a screen: those that are compared side by side are one; those beside an article belong to its text. */
function stagePictures(section: Element): HTMLElement[] {
  if (section.querySelector('article')) return [];
  const all = [...section.querySelectorAll<HTMLElement>("[part~='pictures'], figure[part~='picture']")];
  const apart = all.filter((each) => !each.parentElement?.closest("[part~='pictures']"));
  const drawn = apart.filter((each) => each.querySelector('svg'));
  return drawn.length > 0 ? drawn : apart;
}

/** The controls that stand closest to a picture: in the same part, else the first of the laboratory. */
function stripOf(section: Element, figure: Element): HTMLElement | undefined {
  for (let part = figure.parentElement; part; part = part === section ? null : part.parentElement) {
    const strips = [...part.querySelectorAll<HTMLElement>('.controls, .head, .choices')];
    const strip = strips.find((each) => !each.contains(figure) && !each.closest('figure, details:not([open])'));
    if (strip) return strip;
  }
  return undefined;
}

function mark(section: Element, element: HTMLElement, role: string): void {
  element.dataset.compact = role;
  for (let around = element.parentElement; around && around !== section; around = around.parentElement)
    around.dataset.compact ??= 'path';
}

function unmark(root: ParentNode): void {
  for (const each of root.querySelectorAll<HTMLElement>('[data-compact]')) delete each.dataset.compact;
}
