// Writes into a folder what Doxygen reads: the installed headers in its own form, and what each namespace is. stage.mjs FOLDER
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
