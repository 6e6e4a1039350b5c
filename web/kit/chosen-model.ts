// The model that a reader has chosen for all laboratories of the page: what each takes of it, cut to its own bounds, and how it
// follows.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { RuleChoice } from '../core/types.ts';
import type { Parameter, Selection, ValuesOf } from '../schema/parameter.ts';
import type { Settings } from './settings.ts';

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
export interface Exported {
  /** The laboratory's name on the page. */
  name: string;
  tag: string;
  dimension?: number | undefined;
  keys?: number | undefined;
  /** Whether it shows the rule now, or the divisor nearest to it; undefined where it has no rule to set. */
  rule?: 'rule' | 'divisor' | 'not' | undefined;
}

/** A laboratory that can follow; gives undefined where it keeps what it has. */
type Follower = (model: ChosenModel, gently: boolean) => Exported | undefined;

class ChosenModels extends EventTarget {
  /** Undefined as long as nothing was chosen. */
  model: ChosenModel | undefined;
  readonly #followers = new Map<object, Follower>();
  readonly #taken = new Map<object, Exported>();

  /** What the laboratories on the page have taken, in the order in which they came. */
  get taken(): Exported[] {
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

// From a chosen model to values of a laboratory's own parameters: what it has no place for is left out, what is too large is cut.

/** Where a laboratory has a place for what. */
export interface Adoption<S extends Selection> {
  /** The parameter that is dₖ. */
  dimension?: keyof S & string;
  /** The parameter that is n. */
  keys?: keyof S & string;
  /** The rule that it shows and the values by which it does; undefined where it cannot, null where it has no rule to set. */
  rule?: { shown: RuleChoice; values: Partial<ValuesOf<S>> } | undefined | null;
}

interface Adopted<S extends Selection> {
  values: Partial<ValuesOf<S>>;
  taken: Omit<Exported, 'name' | 'tag'>;
}

export function adopted<S extends Selection>(selection: S, model: ChosenModel, asked: Adoption<S>): Adopted<S> {
  const number = (name: (keyof S & string) | undefined, value: number): Record<string, number> => {
    const parameter = name === undefined ? undefined : (selection[name] as Parameter<number> | undefined);
    const nearest = parameter?.nearest(String(value));
    return name === undefined || nearest === undefined ? {} : { [name]: nearest };
  };
  const dimension = number(asked.dimension, model.dimension);
  const keys = number(asked.keys, model.keys);
  return {
    values: { ...dimension, ...keys, ...asked.rule?.values } as Partial<ValuesOf<S>>,
    taken: {
      dimension: Object.values(dimension)[0],
      keys: Object.values(keys)[0],
      rule: ruleTaken(model, asked.rule),
    },
  };
}

function ruleTaken({ rule }: ChosenModel, asked: { shown: RuleChoice } | undefined | null): Exported['rule'] {
  if (asked === null) return undefined;
  if (asked === undefined) return 'not';
  return asked.shown.id === rule.id && asked.shown.parameter === rule.parameter ? 'rule' : 'divisor';
}

/** Of the rule and the divisor nearest to it, the first that a laboratory can show. */
export function knownRule({ rule, divisor }: ChosenModel, can: (rule: RuleChoice) => boolean): RuleChoice | undefined {
  return [rule, divisor].find(can);
}

// Lets a laboratory take what it can of a model that is chosen for the whole page.

/** What a laboratory with these values has a place for. */
export type Adopt<S extends Selection> = (model: ChosenModel, own: ValuesOf<S>) => Adoption<S>;

interface FollowerParts<S extends Selection> {
  settings: Settings<S>;
  label: () => string;
  adoption: Adopt<S>;
  /** Sets the values, as a control would. */
  onTake: (values: Partial<ValuesOf<S>>) => void;
}

export class ModelFollower<S extends Selection> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #parts: FollowerParts<S>;
  #held = false;

  constructor(host: ReactiveControllerHost & Element, parts: FollowerParts<S>) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  /** The laboratory has its first values; `held` if the address gave them. */
  join(held: boolean): void {
    this.#held = held;
    chosenModels.join(this, this.#take);
  }

  hostDisconnected(): void {
    chosenModels.leave(this);
  }

  readonly #take = (model: ChosenModel, gently: boolean): Exported | undefined => {
    const { settings, adoption, onTake, label } = this.#parts;
    const { values, taken } = adopted(settings.selection, model, adoption(model, settings.values));
    if (gently && (this.#held || settings.touched)) {
      // What a link or the reader has set stays; it follows if it says the same.
      if (settings.differs(values)) return undefined;
    } else onTake(values);
    return { name: label(), tag: this.#host.localName, ...taken };
  };
}
