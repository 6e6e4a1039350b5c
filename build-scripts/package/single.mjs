// The single file: the lesson's page with styles, scripts and the core inside it. Its policy lets nothing else in.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, firstScript, isBinary, isOfModels, workersOf } from './parts.mjs';

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

/** What the style sheets say that a built page asks for; `site` is its folder. */
export const styleSheets = (page, site) =>
  [...page.matchAll(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)">\n?/g)]
    .map(([, path]) => readFileSync(join(site, path), 'utf8'))
    .join('');

/** The page as built for the site, `site` its folder, with everything in it. `before` names modules that run before the lesson's own. */
export function singleFile(parts, { site, banner, notices, before = [] }) {
  const { 'worker.js': worker } = workersOf(parts, ['load-chapters.js', 'load-training.js']);
  const names = new Set(parts.closure(...before, 'lesson.js', ...worker));
  for (const name of names)
    for (const later of parts.later([name]).filter((each) => !each.startsWith('de-') && !isOfModels(each)))
      for (const needed of parts.closure(later)) names.add(needed);
  const key = `sqrt-dk ${contentHash(parts)}`;
  const begin = [...before, 'lesson.js'].map((name) => `parts.require(${JSON.stringify(name)});`).join('');
  // Binaries lie side by side: so they compress best.
  const ordered = [...[...names].filter((name) => !isBinary(name)), ...[...names].filter(isBinary).sort()];
  const script = inHtml(
    firstScript(parts, ordered, { banner, key, fileOf: {}, folder: 'null', workers: { 'worker.js': worker }, begin }),
  );

  const page = readFileSync(join(site, 'chapters.html'), 'utf8');
  const styles = styleSheets(page, site);
  return (
    page
      .replace(
        /(http-equiv="Content-Security-Policy"\s+content=")[^"]*/,
        (_, start) => start + policyOf(script, styles),
      )
      .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replaceAll(/\s*<link\s+rel="(?:alternate|modulepreload|preload)"[^>]*>/g, '')
      .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
      // Without scripts the text is there; still pictures, other pages and the other language are the site's.
      .replaceAll(/<noscript>\s*<img[^>]*>\s*<\/noscript>|<img class="still"[^>]*>/g, '')
      .replace(/<nav class="languages[^]*?<\/nav>/, '')
      .replaceAll(/<p>\s*<a href="\.\/[^"]*\.html"[^>]*>[^<]*<\/a>\s*<\/p>/g, '')
      .replaceAll(/<a(?: class="[^"]*")? href="\.\/[^"]*\.html(?:#[^"]*)?"[^>]*>([^]*?)<\/a>/g, (_, words) => words)
      .replaceAll('href="./"', 'href="#"')
      .replace('</head>', () => `  <style>${styles}</style>\n  </head>`)
      .replace('</body>', () => `<!--\n${notices.replaceAll('--', '- -')}-->\n<script>${script}</script>\n  </body>`)
  );
}
