// Declarations of the package for TypeScript: those of its modules that an entry leads to, and those of its elements.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase, ofEveryElement, sentence } from './elements.mjs';

const documented = (words) => `  /** ${words.replaceAll('*/', '* /')} */\n`;

/** What may be written where a property reads as this type: that, or its text. */
const orText = (type) => (type === 'string' ? type : `${type} | string`);

/** Types of what templates may give attributes that are no parameters; text where nothing stands here. */
const written = {
  hide: orText('readonly string[]'),
  'heading-level': orText('number'),
  compact: orText('boolean'),
  guess: orText('boolean'),
  open: orText('boolean'),
};

/** Each name that a template may give, as attribute and as property. */
const given = (names, type, words) =>
  [...new Set(names)].map((name) => `${documented(words)}  '${name}'?: ${type} | null | undefined;\n`).join('');

const others = (list) =>
  list
    .filter(({ name }) => !ofEveryElement.includes(name))
    .map(({ name, description }) => given([name, camelCase(name)], written[name] ?? 'string', sentence(description)))
    .join('');

/** Whether the result of an element is the reader's answer. */
export const tellsAnswers = (tag) => tag === 'dk-quiz';

/** Declarations: what an element has of its own, what a template may give it, and its name among the elements of a document. */
export function elementTypes({ tag, name, description, parameters, own }) {
  const accessors = (property, type, words) =>
    `${documented(words)}  get ${property}(): ${type};\n  set ${property}(value: ${orText(type)} | null | undefined);\n`;
  const members = [
    ...parameters.flatMap(({ property, type, doc, range }) => [
      accessors(property, type, `${doc} Permitted: ${range}.`),
      ...(property === 'at' ? [accessors('focusValue', type, '@deprecated It is called `at`.')] : []),
    ]),
    ...own.map((each) => accessors(camelCase(each.name), 'string | null', sentence(each.description))),
  ];
  const attributes = parameters.map(({ attribute, property, type, doc }) =>
    given([attribute, property], orText(type), doc),
  );
  const told = tellsAnswers(tag) ? 'AnswerTold' : '';
  return `import type { ${told && `${told}, `}LaboratoryElement } from '../packaging/element.js';
import type { LaboratoryAttributes } from './attributes.js';

/** <${tag}>: ${description.replaceAll('*/', '* /')} */
export interface ${name} extends LaboratoryElement${told && `<${told}>`} {
${members.join('')}}

/** What a template may give <${tag}>: its attributes, and its properties under their own names. */
export interface ${name}Attributes extends LaboratoryAttributes {
${attributes.join('')}${others(own)}}

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${name};
  }
}
`;
}

/** Declarations of what a template may give every element. */
export const everyAttribute = (manual) =>
  `/** What a template may give any laboratory, beside its parameters. */
export interface LaboratoryAttributes {
${others(manual.attributes)}}
`;

/** Declarations of all elements at once. */
export const everyElementType = (elements) =>
  `${elements.map(({ tag, name }) => `export type { ${name}, ${name}Attributes } from './${tag}.js';\n`).join('')}export type { LaboratoryAttributes } from './attributes.js';
export * from '../packaging/element.js';
`;

/** Declarations by path, from the folder that the compiler wrote them into: those of the entries and all that they lead to. */
export function moduleTypes(folder, entries) {
  const found = new Map();
  const visit = (path) => {
    if (found.has(path)) return;
    // As modules are named where they run.
    const text = readFileSync(join(folder, path), 'utf8').replaceAll(/(from ')(\.[^']*)\.ts'/g, "$1$2.js'");
    found.set(path, text);
    for (const [, asked] of text.matchAll(/(?:from|import) '(\.[^']*)\.js'/g)) {
      const next = join(path, '..', `${asked}.d.ts`);
      if (existsSync(join(folder, next))) visit(next);
    }
  };
  entries.forEach(visit);
  return found;
}
