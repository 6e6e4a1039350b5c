// The story: seven scenes of text beside pictures, made of story.en.md and story.de.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speak, fill } from '../../i18n/say.ts';
import { fixed, whole } from '../../i18n/numbers.ts';
import { endsOf } from '../../laboratories/walks/view.ts';
import { chapters } from './chapters.ts';
import { inBothColours } from './dark-stills.ts';
import type { Cores } from '../figures/cores.ts';
import { type Measured, figuresIn } from '../figures/prose-figures.ts';
import { glossary } from './glossary.ts';
import { currentLanguage, fileOf, homeOf, linkTo, otherThan, type Writer } from './languages.ts';
import { laboratoriesIn, keyOf } from './manifests.ts';
import { complete, laboratoryLine, type Passage, passages } from './markdown.ts';
import { furtherPages } from './page.ts';

/** What `{{name}}` stands for in the text: figures of the core, in the writer's language. */
export function storyFigures(cores: Cores, measured: Measured, writer: Writer): Readonly<Record<string, string>> {
  const { language } = writer;
  const own = speak(language, () => ({ ...workedLines(cores), ...headOf(cores) }));
  return { ...figuresIn(language, cores, measured), ...own };
}

/**
 * The draw that runs through the scenes, one query with eight keys: its arrows point up, its first score is a typical one, √d from 0, and no other
 * of the eight is as large. Undivided that key takes nearly all, ÷ √d some take more than others, and ÷ d all take the same.
 */
export const head = { seed: '1086', draw: 148, d: 64 };

/** What its pictures begin with, as attributes. */
function headOf({ chapters }: Cores): Record<string, string> {
  const ends = Array.from(endsOf(chapters.drawWalks({ ...head, walks: 8, coins: false })), (end) =>
    Number(end.toFixed(1)),
  );
  return { 'head.seed': head.seed, 'head.draw': String(head.draw), 'head.scores': ends.join() };
}

/** Every line of softmax of 14, 10, 12: as they stand, and divided by the root of 64. */
function workedLines({ examples }: Cores): Record<string, string> {
  const figures = { plain: 'large-dimension-dk-64-unscaled', scaled: 'large-dimension-dk-64-scaled' };
  const all = examples.workedExamples();
  const lines = Object.entries(figures).flatMap(([name, id]) => {
    const example = all.find((each) => each.id === id);
    if (!example) throw new Error(`there is no example ${id}`);
    return examples
      .evaluateWorkedExample(example)
      .lines.flatMap(({ label, index, value }) =>
        value === null ? [] : [[`${name}.${label}${index === 0 ? '' : `.${String(index)}`}`, written(value)] as const],
      );
  });
  return Object.fromEntries(lines);
}

/** Large figures whole, others to three digits behind the point. */
const written = (value: number): string => (value >= 1000 ? whole(Math.round(value)) : fixed(value, 3));

/**
 * Everything between <body> and </body>, in the writer's language.
 *
 * throws  Error for a figure or a term that does not exist
 */
export function storyBody(writer: Writer, figures: Readonly<Record<string, string>>): string {
  const { language, text } = writer;
  const other = otherThan(language);
  const source = complete(readFileSync(join(import.meta.dirname, `../story.${language}.md`), 'utf8'), figures);
  const scenes = passages(withTerms(source, language), language).map((passage, at) => scene(passage, at, writer));
  return `<a class="skip" href="#story-opening">${text('page.skip')}</a>
<noscript><p class="needs column">${text('page.noScript')}</p></noscript>
<nav class="languages" aria-label="${text('page.languages')}">
<button type="button" class="present">${text('story.present')}</button>
${currentLanguage(language)} ${linkTo(other, homeOf(other))}</nav>
<main>
${scenes.join('\n')}
${cards(writer)}
</main>
<footer class="column"><p>${text('page.footer')}</p>
${furtherPages(writer, ['glossary', 'gallery', 'claims', 'sweep'])}</footer>`;
}

/** Links to terms, which lead to the glossary's source there, lead to its page. */
function withTerms(source: string, language: Writer['language']): string {
  return source.replace(/\.\/pages\/glossary\.ts#([a-z]+)/g, (_, id: string) => {
    if (!glossary.some((term) => term.id === id)) throw new Error(`the story names a term ${id}, which does not exist`);
    return `./${fileOf('glossary', language)}#term-${id}`;
  });
}

/** The words on one side, the pictures on the other; the first heading is the page's. */
function scene({ id, title, body }: Passage, at: number, writer: Writer): string {
  const stage: string[] = [];
  const tags: string[] = [];
  // The answer comes first on every screen, before picture and words.
  const answer = at === 0 ? (/^<blockquote>.*?<\/blockquote>/s.exec(body)?.[0] ?? '') : '';
  const words = body.slice(answer.length).replace(laboratoryLine, (_, tag: string, attributes: string) => {
    tags.push(tag);
    const places = ` share-base="./${fileOf('chapters', writer.language)}"`;
    stage.push(writer.laboratory(tag, attributes + places));
    return '';
  });
  const level = at === 0 ? 'h1' : 'h2';
  const pictures = stage.length > 0 ? `\n<div class="stage">${stage.join('\n')}</div>` : '';
  return `<section class="scene" id="${id}">
<${level}>${title}</${level}>${answer}${pictures}
<div class="words">
${words}${more(tags, writer)}</div>
</section>`;
}

/** Leads to the chapters of a scene's pictures, which have all of their controls, tables and files. */
function more(tags: readonly string[], writer: Writer): string {
  const { language, text } = writer;
  const ours = chapters.filter(({ content }) => laboratoriesIn(content(writer)).some((tag) => tags.includes(tag)));
  if (ours.length === 0) return '';
  const links = ours.map(({ id, name }) => `<a href="./chapters/${fileOf(id, language)}">${name[language]}</a>`);
  return `<p>${fill(text('story.more'), { chapters: links.join(' · ') })}</p>
`;
}

/** A card for each chapter: a small picture of its laboratory, its name, minutes, and a line. What old links may call it stands with it. */
export function cards(writer: Writer): string {
  const { language, text, time } = writer;
  const items = chapters.map(({ id, name, line, minutes, content }) => {
    const tags = laboratoriesIn(content(writer));
    const [tag] = tags;
    const opens = [id, ...tags.flatMap((each) => [each, keyOf(each)])].join(' ');
    const picture =
      tag === undefined ? '' : inBothColours(writer.still(tag).replace(/ alt="[^"]*"/, ' alt=""'), tag, language);
    return `<li><a href="./chapters/${fileOf(id, language)}" data-opens="${opens}">${picture}<span class="name">${name[language]}</span> <span class="minutes">${time(minutes)}</span><span class="line">${line[language]}</span></a></li>`;
  });
  const all = chapters.reduce((sum, { minutes }) => sum + minutes, 0);
  return `<section class="cards" id="story-chapters"><h2>${text('story.chapters')}</h2>
<p>${fill(text('story.minutes'), { minutes: String(all) })}</p>
<ol>${items.join('\n')}</ol>
<p><a href="./${fileOf('chapters', language)}">${text('story.all')}</a></p></section>`;
}
