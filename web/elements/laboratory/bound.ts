// What ties a control to a parameter: what stands in it, what is said beside it, and what happens to what is typed or chosen.
import type { Field } from './field.ts';
import type { Quantity } from './quantity.ts';

export type Bound = Pick<Field, 'text' | 'error' | 'onType'> & { onSettle: () => void };

/** A slider: its value, and what is said of it. */
export type Slid = Bound & Pick<Quantity, 'value' | 'spoken' | 'onSlide'>;

/** What the controls of a laboratory need of it. */
export interface Binding<Values> {
  values: () => Values;
  bound: (name: keyof Values & string) => Bound;
  onSet: (values: Partial<Values>) => void;
}
