// Our steps under Node, alone. Usage: beside_torch.mjs D FILE. Writes start, batches and losses to FILE for PyTorch, as floats one after
// another, then times itself. Prints a line of JSON: milliseconds for one step.
import { readFileSync, writeFileSync } from 'node:fs';
import createTraining from '../../../web/core/generated/sqrt-dk-training.js';
import { median } from '../rounds.mjs';
import { ours, taskOf, timed } from './task.mjs';

const [d, file] = [Number(process.argv[2]), process.argv[3]];
const wasmBinary = readFileSync(new URL('../../../web/core/generated/sqrt-dk-training.wasm', import.meta.url));
const module = await createTraining({ wasmBinary });
const task = taskOf(module, d);
const contender = ours(module, task);
const { embeddings, queryMap, keyMap } = task.start;
const parts = [embeddings, queryMap, keyMap, contender.run()];
for (const { symbols, classes, asked } of task.batches) parts.push(symbols, classes, asked);
writeFileSync(file, Float32Array.from(parts.flatMap((part) => [...part])));

const seen = Array.from({ length: 9 }, () => timed(contender));
console.log(JSON.stringify({ milliseconds: median(seen), version: `node ${process.version}` }));
