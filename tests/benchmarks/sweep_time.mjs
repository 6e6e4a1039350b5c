// The shipped module under Node, one thread: 13 values of d from 1 to 4096, 10,000 samples of 8 keys, the six rules of the variance laboratory.
import { readFileSync } from 'node:fs';
import createCore from '../../web/core/generated/sqrt-dk-core.js';

const wasmBinary = readFileSync(new URL('../../web/core/generated/sqrt-dk-core.wasm', import.meta.url));
const core = await createCore({ wasmBinary });

function value(answer) {
  if (answer.error) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

const rules = value(core.scaleRules())
  .filter(({ spotlight }) => spotlight)
  .map(({ id, parameter }) => ({ id, parameter: parameter?.initial ?? 0 }));
const specification = { seed: '1', samples: 10_000, keys: 8, rules };

function sweep(d) {
  let whole = null;
  for (let chunk = 0; chunk < value(core.sweepChunks(specification.samples)); chunk += 1) {
    const summary = value(core.sweepChunk(specification, d, chunk));
    whole = whole === null ? summary : value(core.mergeSummaries(whole, summary));
  }
  return value(core.sweepReport(specification, d, whole));
}

const proof = sweep(64);
if (Math.abs(proof.variance.value - 64) > 5 * proof.variance.standardError) throw new Error('wrong answer: variance d');

const start = performance.now();
for (let d = 1; d <= 4096; d *= 2) sweep(d);
const seconds = (performance.now() - start) / 1e3;
console.log(JSON.stringify({ seconds, rules: rules.length, version: `node ${process.version}` }));
