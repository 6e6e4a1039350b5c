// What the plugin in every-laboratory.ts gives.
declare module 'virtual:every-laboratory' {
  /** By element. */
  export const classes: Readonly<Record<string, CustomElementConstructor & { observedAttributes: string[] }>>;
  /** The parameters of each, by element. */
  export const selections: Readonly<Record<string, import('../schema/parameter.ts').Selection>>;
}
