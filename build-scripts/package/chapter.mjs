// One chapter as a package for learning platforms, in each language: chapter.mjs BUILT INTO CHAPTER puts the zips into a folder and prints
// their sizes; BUILT holds site/ and parts/, with the script of a chapter's page among these.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { thirdPartyNotices } from './notices.mjs';
import { contentHash, readParts } from './parts.mjs';
import { archiveName, scormPackage } from './scorm.mjs';
import { singleFile } from './single.mjs';

const root = resolve(import.meta.dirname, '../..');
const [built, into, chapter] = process.argv.slice(2);
const own = JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8'));
const parts = readParts(join(built, 'parts'));
const notices = thirdPartyNotices(root, parts.packages);
const licence = readFileSync(join(root, 'LICENSE'), 'utf8');
const banner = `/*! sqrt-dk ${own.version}, chapter ${chapter}, content ${contentHash(parts)}. ${own.license}; others' licences: THIRD-PARTY-NOTICES.txt */\n`;

mkdirSync(into, { recursive: true });
for (const language of ['en', 'de']) {
  const lesson = singleFile(parts, {
    site: join(built, 'site'),
    banner,
    notices,
    before: ['scorm.js'],
    language,
    chapter,
  });
  const bytes = scormPackage({ own, lesson, licence, notices, language, chapter });
  const file = archiveName({ language, chapter });
  writeFileSync(join(into, file), bytes);
  process.stdout.write(`${file.padEnd(40)}${String(bytes.length).padStart(12)}\n`);
}
