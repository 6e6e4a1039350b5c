// A Vite plugin: writes the prose of the catalogue, and figures of the core, into index.html, worksheet.html, embed.html,
// sweep.html, the pages of the chapters and of text alone, and their German twins, so that they stand there without JavaScript.
import type { Plugin } from 'vite';
import { chapterBody, chapterHead, chapterPages } from './chapter-page.ts';
import { Closing } from '../figures/closing.ts';
import { startCores, type Cores } from '../figures/cores.ts';
import { withFigures } from '../figures/prose-figures.ts';
import { Summary } from '../figures/summary.ts';
import { tablesOfAll, type Tables } from '../gallery/tables.ts';
import { body } from './page.ts';
import { english, german } from './prose.ts';
import { addresses, publishedMark } from './site-address.ts';
import { summaryPlace, summaryTable } from './summary-table.ts';
import { storyBody, storyFigures } from './story.ts';
import { sweepBody } from './sweep-body.ts';
import { textPages } from './made-pages.ts';

let computed: ReturnType<typeof compute> | undefined;

async function compute(): Promise<{ cores: Cores; summary: Summary; closing: Closing; tables: Tables }> {
  const [cores, tables] = await Promise.all([startCores(), tablesOfAll()]);
  return { cores, summary: new Summary(cores), closing: new Closing(cores), tables };
}

/** Replaces the comments <!--title-->, <!--description--> and <!--lesson--> of a page, in its language. */
export function staticProse(): Plugin {
  return {
    name: 'sqrt-dk-static-prose',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { path }) => {
        const { cores, summary, closing, tables } = await (computed ??= compute());
        const writer = /\bde\.html$/.test(path) ? german : english;
        const page = textPages.get(path.slice(1));
        if (page)
          return html
            .replace('<!--text-title-->', () => page.text.title(writer))
            .replace('<!--text-description-->', () => page.text.description(writer))
            .replace('<!--text-->', () => page.text.body(writer, { cores, summary, tables, addresses: addresses() }));
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
          .replace('<!--sweep-title-->', () => writer.text('sweepPage.title'))
          .replace('<!--sweep-description-->', () => writer.text('sweepPage.description'))
          .replace('<!--sweep-->', () => sweepBody(writer))
          .replace('<!--lesson-->', () => whole(body(writer)));
      },
    },
  };
}
