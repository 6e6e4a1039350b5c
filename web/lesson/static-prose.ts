// A Vite plugin: writes the prose of the catalogue into index.html, so that it stands there without JavaScript.
import type { Plugin } from 'vite';
import { body } from './page.ts';
import { english } from './prose.ts';

/** Replaces the comments <!--title-->, <!--description--> and <!--lesson--> of index.html. */
export function staticProse(): Plugin {
  return {
    name: 'sqrt-dk-static-prose',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!--title-->', () => english.text('page.title'))
          .replace('<!--description-->', () => english.text('page.description'))
          .replace('<!--lesson-->', () => body(english)),
    },
  };
}
