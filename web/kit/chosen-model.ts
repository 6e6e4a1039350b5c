// The model that a reader has chosen for all laboratories of the page, and what each of them could take of it.
import type { RuleChoice } from '../core/types.ts';

export interface ChosenModel {
  id: string;
  /** dₖ */
  dimension: number;
  /** n, as the reader has set it. */
  keys: number;
  rule: RuleChoice;
  /** The divisor of d that comes nearest, for laboratories that know only divisors; often the rule itself. */
  divisor: RuleChoice;
}

/** What a laboratory took; where it stopped at the end of its range, not what was asked for. */
export interface Taken {
  /** The laboratory's name on the page. */
  name: string;
  /** Its element. */
  tag: string;
  dimension?: number | undefined;
  keys?: number | undefined;
  /** Whether it shows the rule now, or the divisor nearest to it; undefined where it has no rule to set. */
  rule?: 'rule' | 'divisor' | 'not' | undefined;
}

/** A laboratory that can follow; gives undefined where it keeps what it has. */
export type Follower = (model: ChosenModel, gently: boolean) => Taken | undefined;

class ChosenModels extends EventTarget {
  /** Undefined as long as nothing was chosen. */
  model: ChosenModel | undefined;
  readonly #followers = new Map<object, Follower>();
  readonly #taken = new Map<object, Taken>();

  /** What the laboratories on the page have taken, in the order in which they came. */
  get taken(): Taken[] {
    return [...this.#taken.values()];
  }

  /**
   * Gives all laboratories the model, also those that come later.
   *
   * gently  leaves alone what the address or the reader has set already: for a link in which the choice stands
   */
  choose(model: ChosenModel, { gently = false } = {}): void {
    this.model = model;
    this.#taken.clear();
    for (const [owner, follower] of this.#followers) this.#tell(owner, follower, gently);
    this.dispatchEvent(new Event('change'));
  }

  /** Later laboratories keep their own values. */
  forget(): void {
    if (!this.model) return;
    this.model = undefined;
    this.#taken.clear();
    this.dispatchEvent(new Event('change'));
  }

  /** A laboratory is there; it takes at once what was chosen before. */
  join(owner: object, follower: Follower): void {
    this.#followers.set(owner, follower);
    if (!this.model) return;
    this.#tell(owner, follower, true);
    this.dispatchEvent(new Event('change'));
  }

  leave(owner: object): void {
    this.#followers.delete(owner);
    this.#taken.delete(owner);
  }

  #tell(owner: object, follower: Follower, gently: boolean): void {
    const taken = this.model && follower(this.model, gently);
    if (taken) this.#taken.set(owner, taken);
  }
}

/** The page's one choice. */
export const chosenModels = new ChosenModels();
