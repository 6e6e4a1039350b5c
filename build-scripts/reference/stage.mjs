// Writes into a folder what Doxygen reads: the installed headers in its own form, what each namespace is, and two pages. stage.mjs FOLDER
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namespaces } from './folders.mjs';
import { installedHeaders } from './headers.mjs';
import { toDoxygen } from './house-form.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const into = process.argv[2];
for (const path of installedHeaders(root)) {
  const to = join(into, 'sqrtdk', path);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, toDoxygen(`sqrtdk/${path}`, readFileSync(join(root, 'src', path), 'utf8')));
}
writeFileSync(join(into, 'namespaces.dox'), namespaces());

// Links to other documents of the tree lead nowhere from there, so that only their words are left.
const withoutLinks = (text) => text.replace(/\[([^\]]+)\]\((?!https:)[^)]+\)/g, '$1');
for (const page of ['docs/cpp.md', 'docs/reference/core.md'])
  writeFileSync(join(into, basename(page)), withoutLinks(readFileSync(join(root, page), 'utf8')));
