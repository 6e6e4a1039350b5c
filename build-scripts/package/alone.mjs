// One laboratory as one file, and as one script: with its modules, the binaries that they ask for and its workers inside, so that nothing
// is fetched. alone.mjs BUILT INTO NAME puts both into a folder and prints their sizes; BUILT holds site/ and the laboratory's own parts/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { thirdPartyNotices } from './notices.mjs';
import { contentHash, readParts, wholeScript } from './parts.mjs';
import { inHtml, policyOf, styleSheets } from './single.mjs';
import { compressed } from './sizes.mjs';

/** The script of an element, from parts that were built for it. */
export const scriptAlone = (parts, tag, { banner }) =>
  wholeScript(parts, [`${tag}.js`], { banner, key: `sqrt-dk ${tag} ${contentHash(parts)}` });

/** The page of an element: its tag stands by itself, so that attributes can be written into it. */
export function pageAlone(script, { tag, title, styles, notices }) {
  const inside = inHtml(script);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="${policyOf(inside, styles)}">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>${styles}</style>
  </head>
  <body>
<${tag}><p>This picture needs JavaScript.</p></${tag}>
<!--
${notices.replaceAll('--', '- -')}-->
<script>${inside}</script>
  </body>
</html>
`;
}

/** What a laboratory shows, in the words of its English catalogue. */
function titleOf(folder) {
  const { label } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const words = readFileSync(join(folder, 'words.en.ts'), 'utf8');
  const found = [...words.matchAll(/^ {2}'([^']+)': '([^']*)',$/gm)].find(([, key]) => key === label)?.[2];
  if (found === undefined) throw new Error(`${folder} has no words for ${label}`);
  return found;
}

function main([built, into, name]) {
  const root = resolve(import.meta.dirname, '../..');
  const own = JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8'));
  const tag = `dk-${name}`;
  const parts = readParts(join(built, 'parts'));
  const notices = thirdPartyNotices(root, parts.packages);
  const licences = `${own.license}; others' licences: `;
  const banner = (where) =>
    `/*! sqrt-dk ${own.version}, <${tag}> alone, content ${contentHash(parts)}. ${licences}${where} */\n`;
  const styles = styleSheets(readFileSync(join(built, 'site/embed.html'), 'utf8'), join(built, 'site'));
  const page = { tag, title: titleOf(join(root, 'web/laboratories', name)), styles, notices };
  const files = {
    [`${tag}.html`]: pageAlone(scriptAlone(parts, tag, { banner: banner('above') }), page),
    // A byte order mark: the script is UTF-8 whatever the page around it is. Whoever has the script alone has the licences, too.
    [`${tag}.js`]: `\ufeff${scriptAlone(parts, tag, { banner: `/*!\n${notices}*/\n${banner('above')}` })}`,
  };
  mkdirSync(into, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    writeFileSync(join(into, file), bytes);
    process.stdout.write(
      `${file.padEnd(30)}${String(bytes.length).padStart(12)}${String(compressed(bytes, 9)).padStart(12)}\n`,
    );
  }
}

if (process.argv[1] === import.meta.filename) main(process.argv.slice(2));
