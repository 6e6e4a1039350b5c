// Declarations of the package for TypeScript: those of its modules that an entry leads to, those of its elements, and JSX.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase, ofEveryElement, sentence } from './elements.mjs';

const documented = (words) => `  /** ${words.replaceAll('*/', '* /')} */\n`;

/** Declarations: what an element has of its own, and its name among the elements of a document. */
export function elementTypes({ tag, name, description, parameters, own }) {
  const accessors = (property, type, words) =>
    `${documented(words)}  get ${property}(): ${type};\n  set ${property}(value: ${type} | string | null | undefined);\n`;
  const members = [
    ...parameters.flatMap(({ property, type, doc, range }) => [
      accessors(property, type, `${doc} Permitted: ${range}.`),
      ...(property === 'at' ? [accessors('focusValue', type, '@deprecated It is called `at`.')] : []),
    ]),
    ...own.map((each) => accessors(camelCase(each.name), 'string | null', sentence(each.description))),
  ];
  return `import type { LaboratoryElement } from '../packaging/element.js';

/** <${tag}>: ${description.replaceAll('*/', '* /')} */
export interface ${name} extends LaboratoryElement {
${members.join('')}}

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${name};
  }
}
`;
}

/** Declarations of all elements at once. */
export const everyElementType = (elements) =>
  `${elements.map(({ tag, name }) => `export type { ${name} } from './${tag}.js';\n`).join('')}export * from '../packaging/element.js';\n`;

/** Declarations of the elements in JSX, as React has them since 19. */
export function reactTypes(elements) {
  const attributes = ({ tag, parameters, others }) => {
    const own = parameters.flatMap(({ attribute, property, type, doc }) => [
      `${documented(doc)}  '${attribute}'?: string | number | boolean | undefined;\n`,
      ...(property === 'at' ? [`${documented(doc)}  '${property}'?: ${type} | string | undefined;\n`] : []),
    ]);
    const more = others
      .filter(({ name }) => !ofEveryElement.includes(name))
      .map(({ name, description }) => `${documented(sentence(description))}  '${name}'?: string | undefined;\n`);
    return `      '${tag}': OfEveryElement & {\n${[...own, ...more].join('').replaceAll(/^/gm, '      ').trimEnd()}\n      };\n`;
  };
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type OfEveryElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string; part?: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(attributes).join('')}    }
  }
}
`;
}

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
