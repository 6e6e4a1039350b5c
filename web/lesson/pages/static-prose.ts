// A Vite plugin: writes the prose of the catalogue, and figures of the core, into index.html, worksheet.html, embed.html,
// sweep.html, the pages of the chapters and of text alone, and their German twins, so that they stand there without JavaScript.
import type { Plugin } from 'vite';
import { chapterBody, chapterHead, chapterPages } from './chapter-page.ts';
import {
  type ClosingFigures,
  type Cores,
  Closing,
  closingDimensions,
  closingDraws,
  closingRules,
  Summary,
  startCores,
} from '../figures/cores.ts';
import { withFigures } from '../figures/prose-figures.ts';
import { tablesOfAll, type Tables } from '../gallery/tables.ts';
import { homeOf, wayBack, type Writer } from './languages.ts';
import { body, ofText, pageHead } from './page.ts';
import { english, german } from './prose.ts';
import { addresses, publishedMark } from './site-address.ts';
import { storyBody, storyFigures } from './story.ts';
import { textPages } from './made-pages.ts';
import type { ProseKey } from './words.en.ts';
import { speak, fill } from '../../i18n/say.ts';
import { fixed, significant, whole } from '../../i18n/numbers.ts';

let computed: ReturnType<typeof compute> | undefined;

async function compute(): Promise<{ cores: Cores; summary: Summary; closing: Closing; tables: Tables }> {
  const [cores, tables] = await Promise.all([startCores(), tablesOfAll()]);
  return { cores, summary: new Summary(cores), closing: new Closing(cores), tables };
}

/** Replaces the comments <!--head-->, <!--title-->, <!--description--> and <!--lesson--> of a page, in its language. */
export function staticProse(): Plugin {
  return {
    name: 'sqrt-dk-static-prose',
    transformIndexHtml: {
      order: 'pre',
      handler: async (template, { path }) => untranslated(await pageOf(template, path)),
    },
  };
}

/** A browser's translation takes formulas apart, and code that it writes anew is none. */
const untranslated = (html: string): string =>
  html.replace(/<(?:math|code|span role="img")(?=[ >])/g, '$& translate="no"');

async function pageOf(template: string, path: string): Promise<string> {
  const { cores, summary, closing, tables } = await (computed ??= compute());
  const writer = /\bde\.html$/.test(path) ? german : english;
  const page = textPages.get(path.slice(1));
  if (page)
    return template
      .replace('<!--head-->', pageHead(ofText(page.text.script !== undefined)))
      .replace('<!--text-title-->', () => page.text.title(writer))
      .replace('<!--text-description-->', () => page.text.description(writer))
      .replace('<!--text-->', () => page.text.body(writer, { cores, summary, tables, addresses: addresses() }));
  const html = template.replace('<!--head-->', pageHead());
  const whole = (lesson: string): string =>
    withFigures(
      lesson.replace(summaryPlace, () => summaryTable(writer, closing)),
      cores,
      { summary, closing },
      writer,
    );
  const chapter = chapterPages.get(path.slice(1));
  if (chapter)
    return html
      .replace('<!--chapter-head-->', () => whole(chapterHead(chapter)))
      .replace('<!--chapter-->', () => whole(chapterBody(chapter)));
  const figures = (): Readonly<Record<string, string>> => storyFigures(cores, { summary, closing }, writer);
  const lesson = /^\/chapters(?:-de)?\.html$/.test(path) ? path.slice(1) : undefined;
  const mark = lesson === undefined ? '' : publishedMark(addresses().site, lesson);
  return html
    .replace('<meta name="color-scheme"', (own) => mark + own)
    .replace('<!--story-->', () => storyBody(writer, figures()))
    .replace('<!--title-->', () => writer.text('page.title'))
    .replace('<!--description-->', () => writer.text('page.description'))
    .replace('<!--worksheet-title-->', () => writer.text('quiz.worksheetTitle'))
    .replace('<!--worksheet-needs-->', () => writer.text('quiz.worksheetNeeds'))
    .replace('<!--frame-needs-->', () => writer.text('page.needs'))
    .replace('<!--frame-unloaded-->', () => writer.text('page.unloaded'))
    .replace('<!--sweep-title-->', () => writer.text('sweepPage.title'))
    .replace('<!--sweep-description-->', () => writer.text('sweepPage.description'))
    .replace('<!--sweep-->', () => sweepBody(writer))
    .replace('<!--lesson-->', () => whole(body(writer)));
}

// The table of the closing card: figures by the core, written in the page's language.

const figures: readonly { key: ProseKey; written: (of: ClosingFigures) => string }[] = [
  { key: 'closing.figure.std', written: ({ std }) => significant(std) },
  { key: 'closing.figure.peak', written: ({ peak }) => fixed(peak, 2) },
  { key: 'closing.figure.pull', written: ({ pull }) => significant(pull.value, 2) },
];

/** The paragraph before it, and the table. */
export function summaryTable(writer: Writer, closing: Closing): string {
  return speak(writer.language, () => written(writer, closing));
}

function written({ text }: Writer, closing: Closing): string {
  const heads = closingDimensions.map((d) => `<th scope="col">${text('closing.dimension')} = ${whole(d)}</th>`);
  const bodies = closingRules.map((rule) => {
    const rows = figures.map(({ key, written: write }, at) => {
      const cells = closingDimensions.map((d) => `<td>${write(closing.of(rule, d))}</td>`).join('');
      const name = `<th scope="rowgroup" rowspan="${String(figures.length)}">${text(`closing.rule.${rule}`)}</th>`;
      return `<tr>${at === 0 ? name : ''}<th scope="row">${text(key)}</th>${cells}</tr>`;
    });
    return `<tbody class="${rule}">${rows.join('\n')}</tbody>`;
  });
  const intro = fill(text('closing.tableIntro'), { samples: whole(closingDraws.samples), seed: closingDraws.seed });
  return `<p>${intro}</p>
<section class="summary" tabindex="0" aria-label="${text('closing.tableCaption')}"><table><caption>${text('closing.tableCaption')}</caption>
<thead><tr><th scope="col">${text('closing.rule')}</th><th scope="col">${text('closing.figure')}</th>${heads.join('')}</tr></thead>
${bodies.join('\n')}
</table></section>`;
}

// Where the summary table comes into the page, once the core has computed it.

export const summaryPlace = '<!--summary-->';

// The page that shows the result of a sweep as HTML: what it is for, how such a file is made, and the element.

/** Everything between <body> and </body>, in the writer's language. */
function sweepBody({ language, text, paragraph }: Writer): string {
  return `<main class="column sweep">
${wayBack(language, [homeOf(language), text('sweepPage.back')], 'sweep')}
<h1>${text('sweepPage.title')}</h1>
${paragraph('sweepPage.intro')}
<details><summary>${text('sweepPage.how')}</summary>
${paragraph('sweepPage.specification')}
<pre tabindex="0"><code>{"seed": "7", "samples": 100000, "keys": 8, "dimensions": [4, 16, 64, 256],
 "rules": [{"rule": "none"}, {"rule": "sqrt"}, {"rule": "power", "parameter": 0.25}]}</code></pre>
${paragraph('sweepPage.cluster')}
</details>
<noscript><p class="needs">${text('sweepPage.noScript')}</p></noscript>
<dk-sweep-result heading-level="2"></dk-sweep-result>
</main>`;
}
