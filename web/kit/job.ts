// Work of a laboratory that takes a while: it is started, at once or after a pause, tells how far it is, and ends by its result, a
// failure or being cancelled. What leaves its page is given up. And how it is shown that it runs.
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { betweenPictures } from '../core/frame.ts';
import { holds } from './watched-box.ts';

export type JobState = 'idle' | 'running' | 'done' | 'cancelled';

/** A laboratory; or what hears of the work and never leaves a page. */
export type JobHost = Pick<ReactiveControllerHost, 'requestUpdate'> &
  Partial<Pick<ReactiveControllerHost, 'addController'>>;

/** What the work is given. */
export interface Running {
  /** Aborts when the job is cancelled, fails, or gives way to another. */
  signal: AbortSignal;
  /** Says how far it is; the laboratory is drawn anew, not more often than a reader can follow. */
  progress: (done: number, total: number) => void;
}

export class Job implements ReactiveController {
  state: JobState = 'idle';
  done = 0;
  total = 0;
  protected readonly host: JobHost;
  readonly #onFailure: (thrown: unknown) => void;
  #stop: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = 0;

  constructor(host: JobHost, onFailure: (thrown: unknown) => void) {
    this.host = host;
    this.#onFailure = onFailure;
    host.addController?.(this);
  }

  get running(): boolean {
    return this.state === 'running';
  }

  hostDisconnected(): void {
    this.interrupt();
  }

  /** Calls `start` once nothing else has been asked for so long: a control that moves starts nothing. */
  after(milliseconds: number, start: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(start, milliseconds);
  }

  /** Does this in place of what is under way, of which nothing is heard any more; resolves when it is over, however it ended. */
  async begin(work: (running: Running) => Promise<void>): Promise<void> {
    this.#stop?.abort();
    const stop = new AbortController();
    const { signal } = stop;
    this.#stop = stop;
    [this.done, this.total] = [0, 0];
    this.show('running');
    // What comes first is shown as it comes.
    this.#shown = 0;
    const progress = (done: number, total: number): void => {
      if (signal.aborted) return;
      [this.done, this.total] = [done, total];
      if (performance.now() - this.#shown >= betweenPictures) this.show('running');
    };
    try {
      await work({ signal, progress });
      if (!signal.aborted) this.show('done');
    } catch (thrown) {
      if (signal.aborted) return;
      this.show('cancelled');
      this.forgotten?.();
      this.#onFailure(thrown);
    } finally {
      // Calls that are still under way after a failure are wanted by nobody.
      stop.abort();
    }
  }

  /** Nothing is left to be done. */
  finish(): void {
    this.#stop?.abort();
    if (this.state !== 'done') this.show('done');
  }

  /** Nothing is heard of what runs from now on. */
  cancel(): void {
    if (!this.running) return;
    this.#stop?.abort();
    this.show('cancelled');
  }

  /** Gives up what runs or waits, as if it had not been asked for: it is started anew when it is asked for again. */
  interrupt(): void {
    clearTimeout(this.#timer);
    if (!this.running) return;
    this.cancel();
    this.forgotten?.();
  }

  /** What was asked for has been interrupted or has failed. */
  protected forgotten?(): void;

  protected show(state: JobState): void {
    this.state = state;
    this.#shown = performance.now();
    this.host.requestUpdate();
  }
}

// How far it is: a bar and words. progress.css is the look of the bar.

interface Standing {
  done: number;
  total: number;
  /** The bar in words. */
  label: string;
  /** Beside it; nothing to say where it is empty. */
  text: string;
}

export function standing({ done, total, label, text }: Standing): TemplateResult {
  return html`<div class="standing held" ${holds()}>
    <progress max=${Math.max(1, total)} .value=${done} aria-label=${label}></progress>
    <span>${text || nothing}</span>
  </div>`;
}
