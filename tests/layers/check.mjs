// The layer check of this tree: prints each breach and fails if there is one. `node tests/layers/check.mjs`
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { breaches, missing } from './layers.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const found = [...missing(root), ...breaches(root)];
for (const breach of found) console.log(breach);
if (found.length > 0) process.exitCode = 1;
