// Code that a reader can copy: it reproduces the laboratory's setting and prints the same figures, one "name: value" to a line.

export type CodeLanguage = 'numpy' | 'pytorch';

/** A program in both languages; its lines, without the indent that they have in our source. */
export function program(language: CodeLanguage, lines: Readonly<Record<CodeLanguage, string>>): string {
  const text = lines[language].replace(/^\n/, '').trimEnd();
  const indent = /^ */.exec(text)?.[0] ?? '';
  return `${text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')}\n`;
}

/** A list of numbers in Python's form, also of rows. */
export function pythonList(values: readonly (number | readonly number[])[]): string {
  return `[${values.map((value) => (typeof value === 'number' ? String(value) : pythonList(value))).join(', ')}]`;
}
