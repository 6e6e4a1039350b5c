// The fastest JavaScript normals we know: draws only, no products. Usage: ziggurat_draws.mjs SECONDS.
import { readFileSync } from 'node:fs';
import ziggurat from '@stdlib/random-base-improved-ziggurat';

const manifest = new URL(import.meta.resolve('@stdlib/random-base-improved-ziggurat/package.json'));
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
const draw = ziggurat.factory({ seed: 1 });

function fill(count) {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i += 1) {
    const x = draw();
    sum += x;
    squares += x * x;
  }
  return { mean: sum / count, square: squares / count };
}

const proof = fill(1e6);
if (Math.abs(proof.mean) > 0.005 || Math.abs(proof.square - 1) > 0.01)
  throw new Error('wrong answer: not standard normal');

const leastMilliseconds = 1000 * Number(process.argv[2]);
const start = performance.now();
let normals = 0;
let milliseconds = 0;
while (milliseconds < leastMilliseconds) {
  fill(1e5);
  normals += 1e5;
  milliseconds = performance.now() - start;
}
console.log(
  JSON.stringify({
    millionsPerSecond: normals / milliseconds / 1e3,
    version: `@stdlib ${version}, node ${process.version}`,
  }),
);
