// Values that are made again only when what they are made from has changed: what the core gave, what is drawn.

export class Kept<T> {
  readonly #kept = new Map<string, { from: readonly unknown[]; value: T }>();

  /** The value of that name; `make` is called where any of `from` is another one than at the last time. */
  of(name: string, from: readonly unknown[], make: () => T): T {
    const known = this.#kept.get(name);
    if (known?.from.length === from.length && from.every((each, index) => Object.is(each, known.from[index])))
      return known.value;
    const value = make();
    this.#kept.set(name, { from, value });
    return value;
  }
}
