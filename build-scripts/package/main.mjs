// Puts the artefacts together in a folder, from what was built for them, and prints their sizes: main.mjs BUILT INTO.
// BUILT holds site/, parts/, npm/ and types/. Fails where an artefact is larger than its budget.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { runnerImport } from '../../web/node_modules/vite/dist/node/index.js';
import { classicScripts } from './classic.mjs';
import { integrityTable } from './integrity.mjs';
import { thirdPartyNotices } from './notices.mjs';
import { packageFolder } from './package-folder.mjs';
import { contentHash, readParts } from './parts.mjs';
import { archiveName, scormPackage } from './scorm.mjs';
import { singleFile } from './single.mjs';
import { budgets, sizeTable } from './sizes.mjs';

const root = resolve(import.meta.dirname, '../..');
const [built, into] = process.argv.slice(2).map((path) => resolve(path));
const own = JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8'));
const where = (await runnerImport(join(root, 'web/lesson/pages/site-address.ts'))).module.addresses();
const parts = readParts(join(built, 'parts'));
const notices = thirdPartyNotices(root, parts.packages);
const banner = `/*! sqrt-dk ${own.version}, content ${contentHash(parts)}. ${own.license}; others' licences: THIRD-PARTY-NOTICES.txt */\n`;
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

rmSync(into, { recursive: true, force: true });
const write = (path, text) => {
  mkdirSync(join(into, path, '..'), { recursive: true });
  writeFileSync(join(into, path), text);
};

cpSync(join(built, 'site'), join(into, 'site'), { recursive: true });
for (const [file, text] of classicScripts(parts, { banner })) write(`classic/${file}`, text);
const page = { site: join(built, 'site'), banner, notices };
write('lesson/sqrt-dk.html', singleFile(parts, page));
const licence = readFileSync(join(root, 'LICENSE'), 'utf8');
for (const language of ['en', 'de']) {
  const lesson = singleFile(parts, { ...page, before: ['scorm.js'], language });
  write(`scorm/${archiveName({ language })}`, scormPackage({ own, lesson, licence, notices, language }));
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
for (const folder of ['site', 'classic']) write(`${folder}/THIRD-PARTY-NOTICES.txt`, notices);
await packageFolder({ root, built, into, own, where, notices, write, filesIn });

const scripts = filesIn(into).filter((path) => path.endsWith('.js'));
write(
  'sri.txt',
  integrityTable(scripts, (path) => readFileSync(join(into, path))),
);

const files = filesIn(into);
const sums = files.map(
  (path) =>
    `${createHash('sha256')
      .update(readFileSync(join(into, path)))
      .digest('hex')}  ${path}\n`,
);
write('SHA256SUMS', sums.join(''));
const total = createHash('sha256').update(sums.join('')).digest('hex');
write('provenance.json', json({ name: own.name, version: own.version, content: total, files: files.length }));

const { table, over } = sizeTable(into, files);
write('sizes.txt', table);
process.stdout.write(`${table}\nsqrt-dk ${own.version}, content ${total}\n`);
for (const { path, size } of over)
  process.stderr.write(`${path} takes ${size} bytes compressed, more than its budget of ${budgets[path]}\n`);
process.exitCode = over.length > 0 ? 1 : 0;
