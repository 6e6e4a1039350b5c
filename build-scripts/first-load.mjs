// Fails if what a reader's browser may fetch to show the page is more than 120,000 bytes, compressed as a static host compresses it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const budget = 120_000;
const folder = join(dirname(fileURLToPath(import.meta.url)), '../web/dist');
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

let total = 0;
let binaries = 0;
for (const entry of files) {
  const bytes = readFileSync(join(entry.parentPath ?? entry.path, entry.name));
  const size = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
  if (entry.name.endsWith('.wasm')) binaries += 1;
  total += size;
  console.log(`${String(size).padStart(8)}  ${entry.name}`);
}
console.log(`${String(total).padStart(8)}  in all, of ${budget} allowed`);
if (binaries === 0) console.log('the page holds no WebAssembly: build it first');
if (total > budget || binaries === 0) process.exitCode = 1;
