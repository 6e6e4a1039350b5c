// What a compiler made of a source: arithmetic instructions of each function, on vectors and on single numbers, x86-64 or WebAssembly.

const packed = [
  /^[fi](32x4|64x2)\.(add|sub|mul|div|p?min|p?max|[lg][te]|shl|shr_[us])$/,
  /^v?(add|sub|mul|div|min|max)p[sd]$/,
  /^v?p(add|sub|mull|sll|srl|sra|xor|or)[dq]?$/,
];
const scalar = [/^f(32|64)\.(add|sub|mul|div)$/, /^v?(add|sub|mul|div|min|max)s[sd]$/];

/** xmm0 ^ xmm0: how a compiler writes 0 where a single number follows. */
const zeroes = /^\s+v?pxor[dq]?\s+(\S+?)(?:,\s*\1)+\s*$/;

/** Map from function (as the compiler names it) to {packed, products (those of `packed` that multiply), scalar}. */
export function countInstructions(assembly) {
  const functions = new Map();
  let current = null;
  for (const line of assembly.split('\n')) {
    const label = /^([A-Za-z_][\w.$]*):/.exec(line);
    if (label) {
      current = { packed: 0, products: 0, scalar: 0 };
      functions.set(label[1], current);
    }
    const instruction = /^\s+([a-z][\w.]*)/.exec(line)?.[1];
    if (current === null || instruction === undefined) continue;
    if (packed.some((pattern) => pattern.test(instruction)) && !zeroes.test(line)) {
      current.packed += 1;
      if (/mul/.test(instruction)) current.products += 1;
    }
    if (scalar.some((pattern) => pattern.test(instruction))) current.scalar += 1;
  }
  return functions;
}
