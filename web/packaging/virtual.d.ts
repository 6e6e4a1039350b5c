// What the plugins in every-laboratory.ts give.
declare module 'virtual:every-laboratory' {
  /** By element. */
  export const classes: Readonly<Record<string, CustomElementConstructor>>;
  /** The parameters of each, by element. */
  export const selections: Readonly<Record<string, import('../schema/parameter.ts').Selection>>;
}

declare module 'virtual:laboratories/first' {}

declare module 'virtual:laboratories/later' {
  /** By element. */
  export const loads: Readonly<Record<string, () => Promise<unknown>>>;
}

declare module 'virtual:laboratories/each' {
  /** By element. */
  export const loads: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Registers the element of a module. */
declare module '*?register' {}
