// exp, log, sine and cosine in float beside a bare polynomial loop of the same program, as rows of the table.
import { fileURLToPath } from 'node:url';
import { inRounds, median } from './rounds.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

export function throughputRows(add) {
  const programs = inRounds(
    [
      {
        name: 'WebAssembly in Node',
        command: ['node', path('../../build/wasm/tests/benchmarks/numeric_throughput.js'), '1'],
      },
      { name: 'native, g++', command: [path('../../build/release/tests/benchmarks/numeric_throughput'), '1'] },
      { name: 'native, clang++', command: [path('../../build/clang/tests/benchmarks/numeric_throughput'), '1'] },
    ],
    3,
  );
  for (const { name, results } of programs) {
    const rate = (loop) => median(results.map((result) => result[loop]));
    for (const [loop, function_] of [
      ['exp', 'exp'],
      ['log', 'log'],
      ['cosSin', 'sine and cosine'],
    ]) {
      add({
        work: `${function_} in float, ${name}, 1 thread`,
        ours: `${rate(loop).toFixed(0)} M/s`,
        peer: `${rate('polynomial').toFixed(0)} M/s, a bare polynomial loop`,
        figure: `${(rate(loop) / rate('polynomial')).toFixed(2)} ×`,
        aim: '',
        holds: true,
      });
    }
  }
}
