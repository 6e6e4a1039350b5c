// Declarations of the elements for templates: in the JSX of React, Preact and Solid, in Vue and in Svelte. Each is an entry of the package and runs nothing.
import { tellsAnswers } from './types.mjs';

/** Handlers of the events under the names that a template has for them. */
const handlers = (name) =>
  `{ [Name in keyof Events & string as ${name}]?: ((event: Events[Name]) => void) | undefined }`;

const jsxOf = (module, rows) => `declare module '${module}' {
  namespace JSX {
    interface IntrinsicElements {
${rows}    }
  }
}`;

/** `of`: an element in a template, from its class and its attributes; `table`: where the framework looks its elements up. */
const frameworks = {
  react: {
    from: `import type { DetailedHTMLProps, HTMLAttributes } from 'react';`,
    of: `type Of<E extends HTMLElement, Own, Events = LaboratoryEvents> = Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof Own> & Own &
  ${handlers('`on${Name}`')} & { class?: string; part?: string };`,
    table: (rows) => jsxOf('react', rows),
  },
  preact: {
    from: `import type { HTMLAttributes } from 'preact';`,
    of: `type Of<E extends HTMLElement, Own, Events = LaboratoryEvents> = Omit<HTMLAttributes<E>, keyof Own> & Own &
  ${handlers('`on${Name}`')};`,
    table: (rows) => jsxOf('preact', rows),
  },
  solid: {
    from: `import type { JSX } from 'solid-js';`,
    of: `type Of<E extends HTMLElement, Own, Events = LaboratoryEvents> = Omit<JSX.HTMLAttributes<E>, keyof Own> & Own &
  ${handlers('`on:${Name}`')} & { [Name in keyof Own & string as \`prop:\${Name}\` | \`attr:\${Name}\`]?: Own[Name] };`,
    table: (rows) => jsxOf('solid-js', rows),
  },
  vue: {
    from: `import type { HTMLAttributes, PublicProps } from 'vue';`,
    of: `type Pascal<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Name>;
type Of<E extends HTMLElement, Own, Events = LaboratoryEvents> = new () => E & {
  $props: Omit<HTMLAttributes, keyof Own> & Own & PublicProps & ${handlers('`on${Pascal<Name>}`')};
};`,
    table: (rows) => `declare module 'vue' {
  interface GlobalComponents {
${rows}  }
}`,
  },
  svelte: {
    from: `import type { HTMLAttributes } from 'svelte/elements';`,
    of: `type Of<E extends HTMLElement, Own, Events = LaboratoryEvents> = Omit<HTMLAttributes<E>, keyof Own> & Own & ${handlers('`on${Name}`')};`,
    table: (rows) => `declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${rows}  }
}`,
  },
};

/** The entries that have them, by the names of the frameworks. */
export const frameworkEntries = Object.keys(frameworks);

export function templateTypes(framework, elements) {
  const { from, of, table } = frameworks[framework];
  const names = elements.map(({ name }) => `${name}, ${name}Attributes`);
  const rows = elements.map(({ tag, name }) => {
    const events = tellsAnswers(tag) ? ', LaboratoryEvents<AnswerTold>' : '';
    return `    '${tag}': Of<${name}, ${name}Attributes${events}>;\n`;
  });
  return `${from}
import type { AnswerTold, LaboratoryEvents } from './packaging/element.js';
import type {
  ${names.join(',\n  ')},
} from './elements/index.js';

${of}

${table(rows.join(''))}
`;
}
