// The site of sqrt-dk lies beside the pages; the plug-in writes addresses for whatever folder the site is put into.
import { HtmlBasePlugin } from '@11ty/eleventy';

export default function (config) {
  config.addPlugin(HtmlBasePlugin);
  config.addPassthroughCopy('sqrt-dk');
  config.ignores.add('sqrt-dk');
}

export const config = { pathPrefix: '/courses/attention/', dir: { output: '_site' } };
