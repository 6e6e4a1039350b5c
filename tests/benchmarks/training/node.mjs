// The contest under Node. Prints a line of JSON.
import { readFile } from 'node:fs/promises';
import { contest } from './contest.mjs';

const training = await readFile(new URL('../../../web/core/generated/sqrt-dk-training.wasm', import.meta.url));
console.log(JSON.stringify({ results: await contest({ training }), version: `node ${process.version}` }));
