// The placeholders of a message, as types: "{d} keys" takes exactly the value d. No sentences here.

/** The names between braces in a message. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The values that a message takes: finished texts, since how a number is written is the caller's choice. */
export type Values<Text extends string> = Readonly<Record<Placeholder<Text>, string>>;

/** Arguments after the key: none for a message without placeholders. */
export type Arguments<Text extends string> = [Placeholder<Text>] extends [never] ? [] : [Values<Text>];

/** The message with each {name} replaced by its value; a name without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([A-Za-z0-9]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
