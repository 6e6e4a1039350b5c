// What a compiler made of a source: arithmetic instructions of each function, on vectors and on single numbers, x86-64 or WebAssembly.

const packed = [
  /^[fi](32x4|64x2)\.(add|sub|mul|div|p?min|p?max|[lg][te]|shl|shr_[us])$/,
  /^v?(add|sub|mul|div|min|max)p[sd]$/,
  /^v?p(add|sub|mull|sll|srl|sra|xor|or)[dq]?$/,
];
const scalar = [/^f(32|64)\.(add|sub|mul|div)$/, /^v?(add|sub|mul|div|min|max)s[sd]$/];

/** Map from function (as the compiler names it) to {packed, scalar}. */
export function countInstructions(assembly) {
  const functions = new Map();
  let current = null;
  for (const line of assembly.split('\n')) {
    const label = /^([A-Za-z_][\w.$]*):/.exec(line);
    if (label) {
      current = { packed: 0, scalar: 0 };
      functions.set(label[1], current);
    }
    const instruction = /^\s+([a-z][\w.]*)/.exec(line)?.[1];
    if (current === null || instruction === undefined) continue;
    if (packed.some((pattern) => pattern.test(instruction))) current.packed += 1;
    if (scalar.some((pattern) => pattern.test(instruction))) current.scalar += 1;
  }
  return functions;
}
