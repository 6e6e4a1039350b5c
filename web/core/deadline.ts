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
  #limit = 0;
  readonly #onOver: (limit: number) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the silence began, and when the timer was set, by two clocks, and for how long. */
  #since = 0;
  #set = 0;
  #clock = 0;
  #wait = 0;

  /** `onOver` is called once the milliseconds are over with which it was last begun, of which it is told. */
  constructor(onOver: (limit: number) => void) {
    this.#onOver = onOver;
    listen();
  }

  /** Counts from now on. */
  begin(limit = this.#limit): void {
    clearTimeout(this.#timer);
    running.add(this);
    this.#limit = limit;
    this.#since = performance.now();
    this.#arm(limit);
  }

  /**
   * The same for one that is counted anew all the time, as with each answer of a worker: a timer that is due no later stays, and is set for
   * the rest when it rings. To clear and to set one cost as much as all else that a message costs the page.
   */
  renew(limit: number): void {
    const now = performance.now();
    if (!running.has(this) || now + limit < this.#set + this.#wait) {
      this.begin(limit);
      return;
    }
    this.#limit = limit;
    this.#since = now;
  }

  end(): void {
    clearTimeout(this.#timer);
    running.delete(this);
  }

  #arm(wait: number): void {
    this.#wait = wait;
    this.#set = performance.now();
    this.#clock = Date.now();
    this.#timer = setTimeout(this.#ring, wait);
  }

  readonly #ring = (): void => {
    const now = performance.now();
    // Of the two clocks one may stand still while the machine sleeps.
    const passed = Math.max(now - this.#set, Date.now() - this.#clock);
    if (passed > this.#wait + lateness) {
      this.begin();
      return;
    }
    const left = this.#since + this.#limit - now;
    if (left > 0) {
      this.#arm(left);
      return;
    }
    this.end();
    this.#onOver(this.#limit);
  };
}
