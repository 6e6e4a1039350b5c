// How long something may be silent while the page is awake. A timer that fires late, or in a page that has just come back, says
// nothing of the worker that it watches: that worker gets another turn.

/** Milliseconds by which a timer may be late on a busy page. */
const lateness = 250;

const running = new Set<Deadline>();
let listening = false;

/** Begins every deadline anew: what was asleep with the page has not been silent. */
function awake(): void {
  for (const each of running) each.begin();
}

/** The page comes back from the browser's memory, from a frozen tab or from behind other tabs. */
function listen(): void {
  if (listening || typeof document === 'undefined') return;
  listening = true;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) awake();
  });
  document.addEventListener('resume', awake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') awake();
  });
}

export class Deadline {
  readonly #limit: number;
  readonly #onOver: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  #clock = 0;

  /** `onOver` is called once, after so many milliseconds. */
  constructor(limit: number, onOver: () => void) {
    this.#limit = limit;
    this.#onOver = onOver;
    listen();
    running.add(this);
    this.begin();
  }

  /** Counts from now on. */
  begin(): void {
    clearTimeout(this.#timer);
    this.#since = performance.now();
    this.#clock = Date.now();
    this.#timer = setTimeout(this.#ring, this.#limit);
  }

  end(): void {
    clearTimeout(this.#timer);
    running.delete(this);
  }

  readonly #ring = (): void => {
    // Of the two clocks one may stand still while the machine sleeps.
    const passed = Math.max(performance.now() - this.#since, Date.now() - this.#clock);
    if (passed > this.#limit + lateness) {
      this.begin();
      return;
    }
    this.end();
    this.#onOver();
  };
}
