// A laboratory with plots: how much space they have, what is kept of them, which of their parts is made in which frame, and its styles. And one
// that needs the module of the chapters beside the core: nothing is computed before it is there.
import { type CSSResult, type ReactiveController, type ReactiveControllerHost, unsafeCSS } from 'lit';
import type { ChaptersClient } from '../core/chapters-client.ts';
import { sharedChapters } from '../core/shared.ts';
import { plotStyles } from '../figure/styles.ts';
import { type Language, speaking } from '../i18n/say.ts';
import type { Selection } from '../schema/parameter.ts';
import type { About, AnyAbout } from './page/properties.ts';
import { pause, sameParts } from './debounce.ts';
import { Laboratory } from './laboratory.ts';
import { laboratoryStyles } from './laboratory-styles.ts';
import styles from './plotted.css?inline';
import { Width } from './room.ts';
import { type Standing, windowOf } from './stage/stage.ts';

export abstract class PlottedLaboratory<S extends Selection> extends Laboratory<S> {
  readonly #jobs: (() => void)[] = [];
  protected readonly space = new Width(this);
  protected readonly memo = new Memo();
  protected readonly scheduler = new FrameScheduler(this, { rest: this.partsRest() });

  /** Milliseconds that a control rests before the parts follow that have a picture. */
  protected partsRest(): number {
    return 0;
  }

  override addController(controller: ReactiveController & { interrupt?: () => void }): void {
    super.addController(controller);
    if (controller.interrupt) this.#jobs.push(() => controller.interrupt?.());
  }

  protected override rest(): void {
    for (const interrupt of this.#jobs) interrupt();
  }
}

const shared = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

/** Those of every laboratory, those of plots, handles, rows of buttons and paper, and its own. */
export function plotted(...own: readonly string[]): CSSResult[] {
  return [...shared, ...own.map((text) => unsafeCSS(text))];
}

abstract class ChaptersLaboratory<S extends Selection> extends PlottedLaboratory<S> {
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...(this.about.attributes ?? [])];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const { about } = this.constructor as unknown as { about: AnyAbout };
    if (!about.attributes?.includes(name)) {
      super.attributeChangedCallback(name, old, value);
      return;
    }
    const { core } = this;
    if (core) {
      // What was refused of it may be permitted now.
      this.retry();
      this.guard(() => this.follow(core));
    }
    this.requestUpdate();
  }

  /** There before anything is computed or drawn. */
  protected chapters!: ChaptersClient;

  protected override async prepare(): Promise<void> {
    this.chapters = await sharedChapters();
  }
}

// What a laboratory extends: the class of which this is said.

interface Own<S extends Selection> extends Omit<About<S>, 'key' | 'parameters'> {
  /** Beside those of all. */
  styles: readonly string[];
}

export function plottedLaboratory<S extends Selection>(key: string, parameters: S, { styles: sheets, ...own }: Own<S>) {
  abstract class Described extends PlottedLaboratory<S> {
    static override readonly about: About<S> = { key, parameters, ...own };
    static override styles = plotted(...sheets);
  }
  return Described;
}

export function chaptersLaboratory<S extends Selection>(
  key: string,
  parameters: S,
  { styles: sheets, ...own }: Own<S>,
) {
  abstract class Described extends ChaptersLaboratory<S> {
    static override readonly about: About<S> = { key, parameters, ...own };
    static override styles = plotted(...sheets);
  }
  return Described;
}

// What is made again only when it must be: values that are kept, values that follow a control once it rests, and the parts of a
// long laboratory, one of them in a frame, so that no single task keeps its reader waiting.

interface Part {
  language: Language;
  from: readonly unknown[];
  value: unknown;
}

interface SchedulerOptions {
  /**
   * Milliseconds without a change before a part that stands further down follows the first one: for a laboratory whose
   * controls change them all at once. It does not wait for its first picture, nor for one that follows another.
   */
  rest?: number;
}

export class FrameScheduler implements ReactiveController {
  readonly #host: ReactiveControllerHost & Standing;
  readonly #rest: number;
  readonly #parts = new Map<string, Part>();
  #taken = false;
  #waiting = false;
  /** A part waits that has not been made before, or the part made last had waited itself. */
  #soon = false;
  #following = false;
  /** Calls off the frame that is waited for. */
  #callOff: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost & Standing, { rest = 0 }: SchedulerOptions = {}) {
    this.#host = host;
    this.#rest = rest;
    host.addController(this);
  }

  /** The part of that name, always of one type; undefined before its first turn. Who asks first comes first. */
  of<T>(name: string, from: readonly unknown[], make: () => T): T | undefined {
    const language = speaking();
    const kept = this.#parts.get(name);
    const known = kept?.language === language ? kept : undefined;
    if (known && sameParts(from, known.from)) return known.value as T;
    if (this.#taken) {
      this.#waiting = true;
      this.#soon ||= known === undefined;
      return known?.value as T | undefined;
    }
    this.#taken = true;
    const value = make();
    this.#parts.set(name, { language, from, value });
    return value;
  }

  hostUpdated(): void {
    this.#taken = false;
    if (this.#callOff) return;
    const wait = this.#soon || this.#following ? 0 : this.#rest;
    const waiting = this.#waiting;
    this.#waiting = this.#soon = this.#following = false;
    if (!waiting) return;
    clearTimeout(this.#timer);
    if (wait === 0) this.#next();
    else this.#timer = setTimeout(this.#next, wait);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#callOff?.();
    this.#callOff = undefined;
  }

  readonly #next = (): void => {
    const view = windowOf(this.#host);
    const frame = view.requestAnimationFrame(() => {
      this.#callOff = undefined;
      this.#following = true;
      this.#host.requestUpdate();
    });
    this.#callOff = () => view.cancelAnimationFrame(frame);
  };
}

export class Memo {
  readonly #memo = new Map<string, Part>();

  /** The value of that name, always of one type; `make` is called where any of `from` is another one than at the last time. */
  of<Value>(name: string, from: readonly unknown[], make: () => Value): Value {
    const language = speaking();
    const known = this.#memo.get(name);
    if (known?.language === language && sameParts(from, known.from)) return known.value as Value;
    const value = make();
    this.#memo.set(name, { language, from, value });
    return value;
  }
}

// What runs, drawn as often as a reader can follow it: each drawing takes time that the reader and the workers need.

export class Pace implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #between: () => number;
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** between   milliseconds from one drawing to the next */
  constructor(host: ReactiveControllerHost, between: () => number) {
    this.#host = host;
    this.#between = between;
    host.addController(this);
  }

  hostUpdated(): void {
    this.#last = performance.now();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** There is something new: it is drawn with what else is drawn, or when it is time. */
  requestUpdate(): void {
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        this.#host.requestUpdate();
      },
      Math.max(0, this.#last + this.#between() - performance.now()),
    );
  }
}

// A value as it last stood still: what stands further down follows a control once it rests, and is drawn once for many events.

export class DebouncedValue<T> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #shown: { value: T } | undefined;
  #next: T | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#shown = this.#next = undefined;
  }

  /** The value, at once the first time; later as it was before, until it has been the same for a while. */
  of(value: T): T {
    this.#shown ??= { value };
    if (Object.is(value, this.#next)) return this.#shown.value;
    this.#next = value;
    clearTimeout(this.#timer);
    if (!Object.is(value, this.#shown.value))
      this.#timer = setTimeout(() => {
        this.#shown = { value };
        this.#host.requestUpdate();
      }, pause);
    return this.#shown.value;
  }
}
