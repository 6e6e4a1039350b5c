// A Vite plugin: writes the prose of the catalogue into index.html, de.html and worksheet.html, so that it stands there without
// JavaScript.
import type { Plugin } from 'vite';
import { body } from './page.ts';
import { english, german } from './prose.ts';

/** Replaces the comments <!--title-->, <!--description--> and <!--lesson--> of a page, in its language. */
export function staticProse(): Plugin {
  return {
    name: 'sqrt-dk-static-prose',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => {
        const writer = path.endsWith('/de.html') ? german : english;
        return html
          .replace('<!--title-->', () => writer.text('page.title'))
          .replace('<!--description-->', () => writer.text('page.description'))
          .replace('<!--worksheet-title-->', () => writer.text('quiz.worksheetTitle'))
          .replace('<!--worksheet-needs-->', () => writer.text('quiz.worksheetNeeds'))
          .replace('<!--lesson-->', () => body(writer));
      },
    },
  };
}
