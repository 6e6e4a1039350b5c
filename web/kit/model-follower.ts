// Lets a laboratory take what it can of a model that is chosen for the whole page.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Selection, ValuesOf } from '../schema/parameter.ts';
import { adopted, type Adoption } from './adoption.ts';
import { chosenModels, type ChosenModel, type Taken } from './chosen-model.ts';
import type { Settings } from './settings.ts';

/** What a laboratory with these values has a place for. */
export type Adopt<S extends Selection> = (model: ChosenModel, own: ValuesOf<S>) => Adoption<S>;

export interface FollowerParts<S extends Selection> {
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

  readonly #take = (model: ChosenModel, gently: boolean): Taken | undefined => {
    const { settings, adoption, onTake, label } = this.#parts;
    const { values, taken } = adopted(settings.selection, model, adoption(model, settings.values));
    if (gently && (this.#held || settings.touched)) {
      // What a link or the reader has set stays; it follows if it says the same.
      if (settings.differs(values)) return undefined;
    } else onTake(values);
    return { name: label(), tag: this.#host.localName, ...taken };
  };
}
