// The single file: the lesson's page with styles, scripts and the core inside it. Its policy lets nothing else in.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash, isOfModels, wholeScript } from './parts.mjs';

const digestOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A script as it may stand inside a page. */
export const inHtml = (script) => script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

/** The policy of a page that holds one script and its styles, and lets nothing else in. */
export const policyOf = (script, styles) =>
  [
    "default-src 'none'",
    `script-src ${digestOf(script)} 'wasm-unsafe-eval' blob:`,
    `style-src ${digestOf(styles)}`,
    'img-src data: blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** What the style sheets say that a built page asks for; `folder` is where the page lies. */
export const styleSheets = (page, folder) =>
  [...page.matchAll(/<link rel="stylesheet"[^>]*href="(\.\.?\/[^"]+)">\n?/g)]
    .map(([, path]) => readFileSync(join(folder, path), 'utf8'))
    .join('');

/** The page of the site that becomes one file: all chapters, or one. */
const pageOf = (language, chapter) =>
  `${chapter === undefined ? 'chapters' : `chapters/${chapter}`}${language === 'en' ? '' : `-${language}`}.html`;

/** Whether a module may be asked for: sentences in German by a German page alone, a laboratory where the page has it, no weights of models. */
function wantedBy(page, language) {
  const shown = new Set([...page.matchAll(/<(dk-[a-z-]+)/g)].map(([, tag]) => tag));
  return (name) => {
    const [, german, tag] = /^(de-)?(?:(dk-[a-z-]+)\d*\.js$)?/.exec(name);
    return !isOfModels(name) && (german === undefined || language === 'de') && (tag === undefined || shown.has(tag));
  };
}

/** A chapter by itself: lists of the others, and links for a class that lead to them, are the site's. */
const withoutOthers = (page) =>
  page.replaceAll(
    /<nav class="(?:rail|turn column)"[^]*?<\/nav>\s*|<details class="for-class"[^]*?<\/details>\s*/g,
    '',
  );

/** Without scripts the text is there; still pictures, other pages and the other language are the site's. */
const withoutTheSite = (page) =>
  page
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replaceAll(/\s*<link\s+rel="(?:alternate|canonical|modulepreload|next|prefetch|preload|prev)"[^>]*>/g, '')
    .replaceAll(/\s*<script type="(?:module|application\/ld\+json)"[^>]*>[^<]*<\/script>/g, '')
    .replaceAll(/<picture>[^]*?<\/picture>|<img class="still"[^>]*>/g, '')
    .replace(/<nav class="languages[^]*?<\/nav>/, '')
    .replaceAll(/<p(?: class="home")?>\s*<a href="\.\.?\/(?:[^"]*\.html)?"[^>]*>[^<]*<\/a>\s*<\/p>/g, '')
    .replaceAll(/<a(?: class="[^"]*")? href="\.\.?\/[^"]*\.html(?:[?#][^"]*)?"[^>]*>([^]*?)<\/a>/g, (_, words) => words)
    .replaceAll('href="./"', 'href="#"');

/**
 * The page as built for the site, `site` its folder, with everything in it. `chapter`: its one chapter, by name; all of them where none is
 * named. `before` names modules that run before the lesson's own.
 */
export function singleFile(parts, { site, banner, notices, before = [], language = 'en', chapter }) {
  const path = pageOf(language, chapter);
  const page = readFileSync(join(site, path), 'utf8');
  const styles = styleSheets(page, dirname(join(site, path)));
  const script = inHtml(
    wholeScript(parts, [...before, chapter === undefined ? 'lesson.js' : 'chapter.js'], {
      banner,
      key: `sqrt-dk ${contentHash(parts)}`,
      wanted: wantedBy(page, language),
    }),
  );
  return withoutTheSite(chapter === undefined ? page : withoutOthers(page))
    .replace(/(http-equiv="Content-Security-Policy"\s+content=")[^"]*/, (_, start) => start + policyOf(script, styles))
    .replace('</head>', () => `  <style>${styles}</style>\n  </head>`)
    .replace('</body>', () => `<!--\n${notices.replaceAll('--', '- -')}-->\n<script>${script}</script>\n  </body>`);
}
