// When many runs start: by themselves after a guess or from a link, else by the button; again after a change where they were going.
import type { ManyRuns } from './many-runs.ts';

/** Milliseconds without a change before other settings are trained. */
const pause = 400;

export class Starting {
  readonly #runs: Pick<ManyRuns, 'start' | 'pause'>;
  #going: boolean | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(runs: Pick<ManyRuns, 'start' | 'pause'>) {
    this.#runs = runs;
  }

  /** The settings have changed, or the laboratory has come near. `asked`: somebody has asked for runs, by a guess or a link. */
  follow({ revealed, asked }: { revealed: boolean; asked: boolean }): void {
    clearTimeout(this.#timer);
    if (!revealed) {
      this.#going = undefined;
      this.#runs.pause();
      return;
    }
    const first = this.#going === undefined;
    this.#going ??= asked;
    if (this.#going) this.#timer = setTimeout(() => void this.#runs.start(), first ? 0 : pause);
  }

  start(): void {
    this.#going = true;
    void this.#runs.start();
  }

  stop(): void {
    this.#going = false;
    clearTimeout(this.#timer);
    this.#runs.pause();
  }

  /** Other settings from a link or a reset: it is decided anew. */
  forget(): void {
    this.#going = undefined;
  }

  /** The laboratory has left the window: runs go on when it is back. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#runs.pause();
  }
}
