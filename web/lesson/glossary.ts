// The terms of the lesson in the order in which they come, each with the chapter that is about it. Used at build time only.
import type { ProseKey } from '../i18n/en/prose.ts';
import { chapters } from './chapters.ts';
import type { Writer } from './prose.ts';

interface Term {
  name: ProseKey;
  means: ProseKey;
  chapter: string;
}

const term = <Name extends string>(
  name: Name & (`glossary.${Name}` extends ProseKey ? Name : never),
  chapter: string,
): Term => ({
  name: `glossary.${name}` as ProseKey,
  means: `glossary.${name}.means` as ProseKey,
  chapter,
});

export const glossary: readonly Term[] = [
  term('query', 'formula'),
  term('key', 'formula'),
  term('value', 'formula'),
  term('dimension', 'formula'),
  term('score', 'formula'),
  term('softmax', 'softmax'),
  term('weight', 'softmax'),
  term('peak', 'question'),
  term('rule', 'rules'),
  term('variance', 'size'),
  term('kurtosis', 'size'),
  term('band', 'size'),
  term('seed', 'size'),
  term('saturation', 'softmax'),
  term('entropy', 'softmax'),
  term('effective', 'softmax'),
  term('jacobian', 'gradient'),
  term('trace', 'gradient'),
  term('pull', 'gradient'),
  term('typical', 'gradient'),
  term('temperature', 'temperature'),
  term('optimizer', 'training'),
  term('rate', 'training'),
];

export function glossaryList({ language, text }: Writer): string {
  const entries = glossary.map(({ name, means, chapter }) => {
    const title = chapters.find(({ id }) => id === chapter);
    if (!title) throw new Error(`no chapter ${chapter}`);
    return `<div><dt>${text(name)}</dt><dd>${text(means)} <a href="#${chapter}">${title.name[language]}</a></dd></div>`;
  });
  return `<dl class="glossary">\n${entries.join('\n')}\n</dl>`;
}
