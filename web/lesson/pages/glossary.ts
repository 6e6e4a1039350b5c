// The terms of the lesson in the order in which they come, each with the chapter that is about it: a list, and a page of their own.
import { chapterNamed } from './chapters.ts';
import { fileOf, homeOf, type Writer } from './languages.ts';

/** `id`: the fragment that leads to it on its page, and its name in the catalogue. */
export const glossary = [
  { id: 'token', chapter: 'formula' },
  { id: 'head', chapter: 'formula' },
  { id: 'query', chapter: 'formula' },
  { id: 'key', chapter: 'formula' },
  { id: 'value', chapter: 'formula' },
  { id: 'dimension', chapter: 'formula' },
  { id: 'score', chapter: 'formula' },
  { id: 'softmax', chapter: 'softmax' },
  { id: 'weight', chapter: 'softmax' },
  { id: 'peak', chapter: 'question' },
  { id: 'rule', chapter: 'rules' },
  { id: 'variance', chapter: 'size' },
  { id: 'normal', chapter: 'size' },
  { id: 'kurtosis', chapter: 'size' },
  { id: 'band', chapter: 'size' },
  { id: 'seed', chapter: 'size' },
  { id: 'saturation', chapter: 'softmax' },
  { id: 'entropy', chapter: 'softmax' },
  { id: 'effective', chapter: 'softmax' },
  { id: 'jacobian', chapter: 'gradient' },
  { id: 'trace', chapter: 'gradient' },
  { id: 'pull', chapter: 'gradient' },
  { id: 'typical', chapter: 'gradient' },
  { id: 'temperature', chapter: 'temperature' },
  { id: 'optimizer', chapter: 'training' },
  { id: 'rate', chapter: 'training' },
] as const;

/** `address`: of a chapter, by its name. */
export function glossaryList({ language, text }: Writer, address = (chapter: string): string => `#${chapter}`): string {
  const entries = glossary.map(({ id, chapter }) => {
    const leads = `<a href="${address(chapter)}">${chapterNamed(chapter).name[language]}</a>`;
    return `<div id="term-${id}"><dt>${text(`glossary.${id}`)}</dt><dd>${text(`glossary.${id}.means`)} ${leads}</dd></div>`;
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
