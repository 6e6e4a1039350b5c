// When a laboratory starts and computes: as long as somebody may look at it. What is asked for meanwhile is done when it comes near.
import type { LitElement, ReactiveController, ReactiveControllerHost } from 'lit';
import type { CoreClient } from '../core/client.ts';
import { nextTurn } from '../core/frame.ts';
import { sharedCore } from '../core/shared.ts';
import { whole } from '../i18n/numbers.ts';
import type { Failures } from './failures.ts';

interface WorkParts {
  /** Whether nothing is done before it is near the window. */
  onApproach: boolean;
  failures: Failures;
  /** What must be there beside the core. */
  prepare: () => Promise<unknown>;
  /** What joins the first picture when it comes; undefined where nothing does. */
  complete: () => Promise<unknown> | undefined;
  /** Computes what the settings ask for; may throw. */
  follow: (core: CoreClient) => void;
  /** It has left the window. */
  onRest: () => void;
}

/** The browser takes ten milliseconds to write its first number: it does so while the core is fetched, not in the task of the first picture. */
async function firstNumber(): Promise<void> {
  await nextTurn();
  whole(0);
}

export class Work {
  core: CoreClient | undefined;
  /** Whether something was asked for while nobody was near. */
  due = false;
  /** While the task lasts in which the first picture is computed: drawn after it. */
  computed: Promise<unknown> | undefined;
  /** What kept that from coming which was to join the first picture. */
  lacking: { thrown: unknown } | undefined;
  readonly #host: LitElement;
  readonly #parts: WorkParts;
  readonly #near: Near | undefined;
  /** How often it was asked to start since it began to. */
  #asked = 0;

  constructor(host: LitElement, parts: WorkParts) {
    this.#host = host;
    this.#parts = parts;
    if (!parts.onApproach) return;
    this.#near = new Near(host, {
      onNear: () => this.again(),
      onLeave: parts.onRest,
    });
  }

  /** The laboratory is in a page. */
  connected(): void {
    if (!this.#near) void this.start();
  }

  /**
   * Starts it, or tries that again. Who asks while it starts, as by a press on a failure that is still shown, has it tried once more if
   * that fails.
   */
  readonly start = async (): Promise<void> => {
    this.#asked += 1;
    if (this.#asked > 1) return;
    try {
      const completed = this.#parts.complete();
      // Of what fails before the picture is there, the picture's own failure is said.
      completed?.catch(() => undefined);
      const [core] = await Promise.all([sharedCore(), this.#parts.prepare(), firstNumber()]);
      // Starting the core was a task of its own; the first picture is another.
      await nextTurn();
      // One that has been left in the meantime starts when it is near again.
      if (!this.#wanted) return;
      this.core = core;
      // So is what is computed first, and then what draws that: in one task both kept readers waiting for 60 ms.
      this.computed = nextTurn().then(() => (this.computed = undefined));
      if (!this.lacking) this.compute();
      await completed;
      this.lacking = undefined;
      if (completed) this.compute();
    } catch (thrown) {
      if (this.core) this.lacking = { thrown };
      this.#parts.failures.add(thrown);
      this.#host.requestUpdate();
      if (this.#asked > 1) queueMicrotask(() => void this.start());
    } finally {
      this.#asked = 0;
    }
  };

  /** Tries again what failed. */
  readonly again = (): void => {
    this.#parts.failures.unthemed?.again();
    if (this.core && !this.lacking) this.compute();
    else void this.start();
  };

  compute(): void {
    const { core } = this;
    if (!core) return;
    this.due = !this.#wanted;
    if (this.due) return;
    this.#parts.failures.clear();
    if (this.lacking) this.#parts.failures.add(this.lacking.thrown);
    try {
      this.#parts.follow(core);
    } catch (thrown) {
      this.#parts.failures.add(thrown);
    }
    this.#host.requestUpdate();
  }

  get #wanted(): boolean {
    return this.#host.isConnected && this.#near?.now !== false;
  }
}

/** How far outside the window counts as near. */
const margin = '400px';

interface Nearness {
  onNear: () => void;
  onLeave: () => void;
}

class Near implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #told: Nearness;
  /** Whether it is near at this moment. */
  now = false;
  #observer: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & Element, told: Nearness) {
    this.#host = host;
    this.#told = told;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = new IntersectionObserver(
      (entries) => {
        const near = entries[entries.length - 1]?.isIntersecting ?? false;
        if (near === this.now) return;
        this.now = near;
        if (near) this.#told.onNear();
        else this.#told.onLeave();
      },
      { rootMargin: margin },
    );
    this.#observer.observe(this.#host);
  }

  /** What is taken out of its page has left. */
  hostDisconnected(): void {
    this.#observer?.disconnect();
    if (!this.now) return;
    this.now = false;
    this.#told.onLeave();
  }
}
