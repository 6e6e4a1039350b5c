// The strongest rival in JavaScript that we can write: a ziggurat with its tables and its generator in one loop, nothing called but the
// rare tail. Draws only, no products. Usage: inline_ziggurat.mjs SECONDS
// source  Marsaglia & Tsang 2000, 256 layers; Doornik 2005: the layer takes bits that the number does not
const layers = 256;
const tail = 3.6541528853610088;
const area = 0.00492867323399;
const density = (x) => Math.exp((-x * x) / 2);

// A number of 24 bits with its sign, times its layer's factor; below its layer's bound it needs no further look.
const factor = new Float64Array(layers);
const bound = new Int32Array(layers);
const height = new Float64Array(layers);
{
  const scale = 2 ** 23;
  const base = area / density(tail);
  let [outer, inner] = [tail, tail];
  bound[0] = (tail / base) * scale;
  factor[0] = base / scale;
  factor[layers - 1] = tail / scale;
  height[0] = 1;
  height[layers - 1] = density(tail);
  for (let layer = layers - 2; layer >= 1; layer -= 1) {
    inner = Math.sqrt(-2 * Math.log(area / outer + density(outer)));
    bound[layer + 1] = (inner / outer) * scale;
    factor[layer] = inner / scale;
    height[layer] = density(inner);
    outer = inner;
  }
  bound[1] = 0;
}

/** For what is rare, with a state of its own: were the loop's variables shared with a function, they would leave their registers. */
const rare = new Int32Array([7, 8, 9, 1]);
function uniform() {
  const word = (rare[0] + rare[1] + rare[3]) | 0;
  rare[3] += 1;
  rare[0] = rare[1] ^ (rare[1] >>> 9);
  rare[1] = rare[2] + (rare[2] << 3);
  rare[2] = ((rare[2] << 21) | (rare[2] >>> 11)) + word;
  return (word >>> 0) / 2 ** 32;
}

/** Fills a list with normals, by sfc32 (Doty-Humphrey); the state is kept for the next. */
function fill(list, state) {
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let weyl = state[3];
  for (let i = 0; i < list.length; i += 1) {
    for (;;) {
      const word = (a + b + weyl) | 0;
      weyl = (weyl + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
      const layer = word & 255;
      const number = word >> 8;
      const x = number * factor[layer];
      list[i] = x;
      if ((number < 0 ? -number : number) < bound[layer]) break;
      if (layer === 0) {
        let far = 0;
        let y = 0;
        do {
          far = -Math.log(1 - uniform()) / tail;
          y = -Math.log(1 - uniform());
        } while (2 * y < far * far);
        list[i] = number > 0 ? tail + far : -tail - far;
        break;
      }
      if (height[layer] + uniform() * (height[layer - 1] - height[layer]) < density(x)) break;
    }
  }
  state.set([a, b, c, weyl]);
}

const state = new Int32Array([0x9e3779b9, 0x243f6a88, 0xb7e15162, 1]);
const block = new Float32Array(4096);
for (let warm = 0; warm < 16; warm += 1) fill(block, state);

// Four moments and two tails, each within five of its standard errors.
const proof = new Float32Array(4e6);
fill(proof, state);
const share = (of) => proof.reduce((sum, x) => sum + of(x), 0) / proof.length;
for (const [name, of, right, variance] of [
  ['mean', (x) => x, 0, 1],
  ['square', (x) => x * x, 1, 2],
  ['cube', (x) => x ** 3, 0, 15],
  ['fourth power', (x) => x ** 4, 3, 96],
  ['beyond 1', (x) => Number(Math.abs(x) > 1), 0.31731050786, 0.2166],
  ['beyond the tail', (x) => Number(Math.abs(x) > tail), 0.000258, 0.000258],
]) {
  if (!(Math.abs(share(of) - right) < 5 * Math.sqrt(variance / proof.length)))
    throw new Error(`wrong answer: ${name} is ${share(of)}, not ${right}`);
}

const leastMilliseconds = 1000 * Number(process.argv[2]);
const start = performance.now();
let normals = 0;
let milliseconds = 0;
while (milliseconds < leastMilliseconds) {
  for (let some = 0; some < 64; some += 1) fill(block, state);
  normals += 64 * block.length;
  milliseconds = performance.now() - start;
}
console.log(
  JSON.stringify({
    millionsPerSecond: normals / milliseconds / 1e3,
    version: `a ziggurat inline in JavaScript, node ${process.version}`,
  }),
);
