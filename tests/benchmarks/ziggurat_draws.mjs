// The fastest normals of a JavaScript library that we know: @stdlib's ziggurat with a generator faster than its own Mersenne twister.
// Draws only, no products. Usage: ziggurat_draws.mjs SECONDS
import { readFileSync } from 'node:fs';
import ziggurat from '@stdlib/random-base-improved-ziggurat';

const manifest = new URL(import.meta.resolve('@stdlib/random-base-improved-ziggurat/package.json'));
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));

/** sfc32 (Doty-Humphrey), in [0, 1). */
function sfc32() {
  let [a, b, c, weyl] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  return () => {
    const word = (a + b + weyl) | 0;
    weyl = (weyl + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return (word >>> 0) / 2 ** 32;
  };
}

const draw = ziggurat.factory({ prng: sfc32() });

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
    version: `@stdlib ${version} with sfc32, node ${process.version}`,
  }),
);
