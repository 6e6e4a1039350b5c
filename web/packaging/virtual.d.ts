// What the plugin in every-laboratory.ts gives.
declare module 'virtual:every-laboratory' {
  /** By element. */
  export const classes: Readonly<Record<string, CustomElementConstructor & { observedAttributes: string[] }>>;
  /** Of every laboratory, in no order. */
  export const selections: readonly import('../parameters/parameter.ts').Selection[];
}
