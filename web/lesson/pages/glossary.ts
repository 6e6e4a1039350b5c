// The terms of the lesson in the order in which they come, each with the chapter that is about it: a list, and a page of their own.
import type { ProseKey } from '../../i18n/en/prose.ts';
import { chapterNamed } from './chapters.ts';
import { fileOf, homeOf } from './languages.ts';
import type { Writer } from './prose.ts';

interface Term {
  /** The fragment that leads to it on its page. */
  id: string;
  name: ProseKey;
  means: ProseKey;
  chapter: string;
}

const term = <Name extends string>(
  name: Name & (`glossary.${Name}` extends ProseKey ? Name : never),
  chapter: string,
): Term => ({
  id: name,
  name: `glossary.${name}` as ProseKey,
  means: `glossary.${name}.means` as ProseKey,
  chapter,
});

export const glossary: readonly Term[] = [
  term('token', 'formula'),
  term('head', 'formula'),
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
  term('normal', 'size'),
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

/** `address`: of a chapter, by its name. */
export function glossaryList({ language, text }: Writer, address = (chapter: string): string => `#${chapter}`): string {
  const entries = glossary.map(({ id, name, means, chapter }) => {
    const leads = `<a href="${address(chapter)}">${chapterNamed(chapter).name[language]}</a>`;
    return `<div id="term-${id}"><dt>${text(name)}</dt><dd>${text(means)} ${leads}</dd></div>`;
  });
  return `<dl class="glossary">\n${entries.join('\n')}\n</dl>`;
}

/** The page of the glossary, to which the story leads where a term first comes: everything between <body> and </body>. */
export function glossaryBody(writer: Writer): string {
  const { language, text } = writer;
  return `<main class="column">
<p class="back"><a href="${homeOf(language)}">${text('story.home')}</a></p>
<h1>${text('glossary.title')}</h1>
${glossaryList(writer, (chapter) => `./chapters/${fileOf(chapter, language)}`)}
</main>`;
}
