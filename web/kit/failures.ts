// What keeps a laboratory from its picture: a start that failed, work or drawing that broke, a refusal that no control shows.
// All of it is said at the laboratory's head, and is gone once the same has worked.
import { noChange } from 'lit';
import { CoreRefusal } from '../core/refusal.ts';

export class Failures {
  /** What the core refused of the present settings. */
  refusal: CoreRefusal | undefined;
  /** Why there is no picture, or why it goes no further. */
  #missing: { thrown: unknown } | undefined;
  /** What drawing threw. `late`: only after the drawing had begun, so that it is not tried again before something is changed. */
  #broken: { thrown: unknown; late: boolean } | undefined;
  /** Whether a control has shown the refusal in the drawing under way. */
  #claimed = false;

  /** What is said in an alert. */
  get alert(): { thrown: unknown } | undefined {
    return this.#missing ?? (this.#broken?.thrown instanceof CoreRefusal ? undefined : this.#broken);
  }

  /** The refusal, where nothing that was drawn shows it. */
  get unclaimed(): readonly CoreRefusal[] {
    return this.refusal && !this.#claimed ? [this.refusal] : [];
  }

  add(thrown: unknown): void {
    if (thrown instanceof CoreRefusal) this.refusal = thrown;
    else this.#missing = { thrown };
  }

  /** Something is tried anew. */
  clear(): void {
    this.refusal = this.#missing = this.#broken = undefined;
  }

  /** The refusal, for a control that shows what is refused of these parameters. */
  claim(shows: (parameter: string) => boolean): CoreRefusal | undefined {
    if (!this.refusal || !shows(this.refusal.parameter)) return undefined;
    this.#claimed = true;
    return this.refusal;
  }

  /** What `make` draws; what it throws is kept to be said, and the picture stays as it was. */
  drawn<T>(make: () => T): T | typeof noChange {
    this.#claimed = false;
    if (this.#broken?.late === true) return noChange;
    if (this.#broken && this.#broken.thrown === this.refusal) this.refusal = undefined;
    this.#broken = undefined;
    try {
      return make();
    } catch (thrown) {
      this.#broke(thrown, false);
      return noChange;
    }
  }

  /** A part that is drawn after the others threw; false where that is known already. */
  brokeLate(thrown: unknown): boolean {
    if (this.#broken?.late === true) return false;
    this.#broke(thrown, true);
    return true;
  }

  #broke(thrown: unknown, late: boolean): void {
    this.#claimed = false;
    this.#broken = { thrown, late };
    if (thrown instanceof CoreRefusal) this.refusal = thrown;
  }
}
