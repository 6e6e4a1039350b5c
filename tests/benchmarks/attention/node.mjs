// The contest under Node. Prints a line of JSON.
import { readFile } from 'node:fs/promises';
import { contest, memoryOfLong } from './contest.mjs';

const attention = await readFile(new URL('../../../web/core/generated/sqrt-dk-attention.wasm', import.meta.url));
const results = await contest({ attention });
console.log(JSON.stringify({ results, memory: await memoryOfLong(attention), version: `node ${process.version}` }));
