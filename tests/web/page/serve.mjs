// Serves the page as built, as `vite preview` does, and beside it each chapter on a page of its own: only.dk-softmax.html is the
// lesson with all other chapters left out, only.dk-softmax.de.html the German one. Tests of one laboratory load that, which spares
// them the layout of the whole lesson and the laboratories next to it. only.dk-scalings.few.html draws a few samples in place of thousands,
// for tests to which the figures are all one. Usage: serve.mjs FOLDER PORT
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { preview } from 'vite';

const web = resolve(import.meta.dirname, '../../../web');
const [folder = 'dist', port = '4173'] = process.argv.slice(2);
const built = resolve(web, folder);

/** What measures for seconds at its start values, and how many samples are enough where no figure is looked at. */
const few = JSON.parse(readFileSync(new URL('few.json', import.meta.url), 'utf8'));

/** The lesson of a language with nothing in its main part but the chapter of a laboratory; undefined where it has no such chapter. */
function chapter(tag, language, samples) {
  const lesson = readFileSync(join(built, language === 'de' ? 'chapters-de.html' : 'chapters.html'), 'utf8');
  const main = /(<main>)([^]*)(<\/main>)/.exec(lesson);
  const section = main?.[2]?.split(/(?=<section )/).find((part) => part.includes(`<${tag}>`));
  if (!main || !section) return undefined;
  const alone = section.slice(0, section.lastIndexOf('</section>') + '</section>'.length);
  const set = samples === undefined ? alone : alone.replace(`<${tag}>`, `<${tag} samples="${samples}">`);
  return lesson.replace(main[0], () => `<main>${set}</main>`);
}

const chapters = {
  name: 'chapters one by one',
  configurePreviewServer(server) {
    server.middlewares.use((request, response, next) => {
      // Their names say what they hold: asked for once, not by every test anew.
      if (request.url?.startsWith('/assets/')) response.setHeader('Cache-Control', 'max-age=3600, immutable');
      const [, tag, some, language] =
        /^\/only\.(dk-[\w-]+?)(?:\.(few))?(?:\.(de))?\.html(?:\?|$)/.exec(request.url ?? '') ?? [];
      if (tag === undefined) {
        next();
        return;
      }
      const html = chapter(tag, language, some && few[tag]);
      response.writeHead(html === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(html ?? `no chapter has ${tag}`);
    });
  },
};

await preview({
  // What is built needs nothing of the configuration that built it.
  configFile: false,
  root: web,
  logLevel: 'warn',
  plugins: [chapters],
  build: { outDir: built },
  preview: { port: Number(port), strictPort: true },
});
