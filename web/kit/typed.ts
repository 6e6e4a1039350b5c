// What was typed into fields that belong to no parameter alone, by where they stand: kept until it is settled, and as long as it is refused.
import { ParameterError } from '../schema/parameter.ts';

export class Typed<Where = string> {
  readonly #key: (where: Where) => string;
  readonly #typed = new Map<string, { text: string; error?: ParameterError }>();

  constructor(key: (where: Where) => string = String) {
    this.#key = key;
  }

  /** What is read of a text; undefined where it is refused, which `error` then tells. */
  read<T>(where: Where, text: string, read: () => T): T | undefined {
    const key = this.#key(where);
    try {
      const value = read();
      this.#typed.set(key, { text });
      return value;
    } catch (thrown) {
      if (!(thrown instanceof ParameterError)) throw thrown;
      this.#typed.set(key, { text, error: thrown });
      return undefined;
    }
  }

  /** What was typed; undefined where the field shows what it stands for. */
  pending(where: Where): string | undefined {
    return this.#typed.get(this.#key(where))?.text;
  }

  error(where: Where): ParameterError | undefined {
    return this.#typed.get(this.#key(where))?.error;
  }

  /** Whether anything that was typed is refused. */
  get refused(): boolean {
    return [...this.#typed.values()].some(({ error }) => error !== undefined);
  }

  /** The reader leaves the field: a permitted text gives way to its plain form, a refused one stays. */
  settle(where: Where): void {
    if (!this.error(where)) this.forget(where);
  }

  /** What was typed gives way, in one field or in all. */
  forget(where?: Where): void {
    if (where === undefined) this.#typed.clear();
    else this.#typed.delete(this.#key(where));
  }
}
