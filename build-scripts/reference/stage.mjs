// Writes the headers that are installed, in the form that Doxygen reads, into a folder: stage.mjs FOLDER
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedHeaders } from './headers.mjs';
import { toDoxygen } from './house-form.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const into = process.argv[2];
for (const path of installedHeaders(root)) {
  mkdirSync(dirname(join(into, path)), { recursive: true });
  writeFileSync(join(into, path), toDoxygen(`sqrtdk/${path}`, readFileSync(join(root, 'src', path), 'utf8')));
}
