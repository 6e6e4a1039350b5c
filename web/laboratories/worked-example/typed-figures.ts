// What a reader has typed into the example's inputs and printed figures, as long as it is not settled or is refused.
import { readDecimals } from '../../schema/decimals.ts';
import { ParameterError } from '../../schema/error.ts';

/** Values that a list may have; the core has the same bound. */
const mostValues = 64;

/** "0,5" where one number stands: no list of 0 and 5. */
const pointed = (text: string): string => text.replace(/^(\s*[+\-−–]?\d*),(\d+\s*)$/, '$1.$2');

export class TypedFigures {
  #typed = new Map<string, { text: string; error: ParameterError | undefined }>();

  /** What was typed under a name; undefined where nothing is pending. */
  text(name: string): string | undefined {
    return this.#typed.get(name)?.text;
  }

  error(name: string): ParameterError | undefined {
    return this.#typed.get(name)?.error;
  }

  /** The figures of a text; undefined where it is refused, which `error` then tells. `single`: what is permitted of one number; a comma in it is decimal. */
  type(
    name: string,
    text: string,
    { label, most = mostValues, single }: { label: string; most?: number; single?: string | undefined },
  ): string[] | undefined {
    try {
      if (single !== undefined && text.trim() === '') throw new ParameterError('empty', label, text, single);
      const values = readDecimals(label, single === undefined ? text : pointed(text), most);
      this.#typed.set(name, { text, error: undefined });
      return values;
    } catch (thrown) {
      if (!(thrown instanceof ParameterError)) throw thrown;
      this.#typed.set(name, { text, error: thrown });
      return undefined;
    }
  }

  /** The reader leaves the control: a permitted text is then written in its plain form. */
  settle(name: string): void {
    if (this.error(name) === undefined) this.#typed.delete(name);
  }

  /** Whether anything that was typed is refused. */
  get refused(): boolean {
    return [...this.#typed.values()].some(({ error }) => error !== undefined);
  }

  forget(name?: string): void {
    if (name === undefined) this.#typed.clear();
    else this.#typed.delete(name);
  }
}
