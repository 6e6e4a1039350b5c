// The room that a picture has which is shown alone in a box: drawn to that size, its text keeps its own.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { windowOf } from './stage/stage.ts';

export interface Room {
  width: number;
  height: number;
}

interface Known extends Room {
  /** The name of the picture, where it has one. */
  figure: string | undefined;
}

const rooms = new WeakMap<Element, Known>();

/** Of the picture of this name in a laboratory; undefined where it does not stand alone, or its room is not known yet. */
export function roomOf(host: Element, figure?: string): Room | undefined {
  const known = rooms.get(host);
  return known?.figure === figure ? known : undefined;
}

/** Keeps it, or forgets it; true where it is another one than before. */
export function keepRoom(host: Element, room: Known | undefined): boolean {
  const before = rooms.get(host);
  if (room) {
    const same = before?.figure === room.figure && before?.width === room.width && before.height === room.height;
    if (!same) rooms.set(host, room);
    return !same;
  }
  return rooms.delete(host);
}

/** From so many pixels on two pictures share a line: the 45rem of plotted.css. */
const twoColumns = 720;

/** How wide one of so many columns is, with gaps of so many pixels between them; as wide as all there is where that is less than `below`. */
export function columnOf(width: number, gap: number, { count = 2, below = twoColumns } = {}): number {
  return width < below ? width : (width - (count - 1) * gap) / count;
}

// The width of a laboratory in pixels, for pictures whose text must not shrink with them.

export class Width implements ReactiveController {
  /** Pixels; a likely value until the first measurement. */
  value = 960;
  readonly #host: ReactiveControllerHost & Element;
  #observer: ResizeObserver | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** Of one of so many columns, in whole pixels. */
  column(count: number, below = 0, gap = 28): number {
    return Math.floor(columnOf(this.value, gap, { count, below }));
  }

  hostConnected(): void {
    const view = windowOf(this.#host);
    const observer = new view.ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      // A frame that is hidden has no width; the last one stays.
      if (width === 0 || width === this.value) return;
      this.value = width;
      this.#host.requestUpdate();
      // What is drawn anew changes the height at once; watched meanwhile, the page would be told of a loop, as of an error.
      observer.unobserve(this.#host);
      view.requestAnimationFrame(() => {
        if (this.#observer === observer) observer.observe(this.#host);
      });
    });
    observer.observe(this.#host);
    this.#observer = observer;
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }
}
