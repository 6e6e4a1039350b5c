// What the opening picture shows at one stop of its slider: the core's figures for that stop, cut out and named.
import type { Opening } from '../../core/types.ts';
import { figureAt, nearestIn } from '../../kit/figure-at.ts';
import { fixed, percent, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';

// The target key's pull at each stop of the opening's slider, 8 keys, three digits, as the core measures it. The table is written by
// UPDATE_PULLS=1 npx vitest run --project bindings ../tests/bindings/opening-pulls.test.ts (in web/), and compared with the core there.

/** Rows of which each figure is the median. */
export const pullRows = 16384;

const table = {
  none: '.464 .644 .717 .733 .688 .63 .559 .502 .413 .364 .315 .277 .235 .182 .159 .137 .111 .0865 .0686 .0552 .0448 .0334 .0234 .0173 .0132 .0097 .00668 .00487 .00304 .00199 .0015 .000881 .000581 .00037 .000223 .00012 .0000731 .0000456 .0000227 .0000115 .00000676 .00000313 .00000135 6.34e-7 2.74e-7 1.18e-7 5.32e-8 2.02e-8 6.64e-9 2.86e-9 1.03e-9 3.49e-10 1.07e-10 3.06e-11 9.83e-12 1.92e-12 5.71e-13 1.56e-13 2.97e-14 5.89e-15 1.35e-15 2.17e-16 4.5e-17 6.23e-18 7.93e-19 8.82e-20 1.27e-20 1.44e-21 1.58e-22 1.04e-23 8.89e-25 6.15e-26 8.84e-27 1.98e-28 5.24e-30 4.46e-31 1.43e-32 2.68e-34 8.86e-36',
  sqrt: '.464 .538 .578 .611 .634 .65 .661 .669 .672 .677 .685 .69 .69 .694 .699 .697 .701 .699 .704 .706 .706 .709 .708 .705 .71 .707 .705 .706 .706 .703 .711 .709 .71 .711 .707 .705 .713 .713 .717 .715 .714 .713 .713 .71 .711 .715 .713 .707 .708 .711 .709 .713 .721 .714 .713 .715 .717 .715 .713 .716 .714 .719 .723 .721 .723 .719 .717 .718 .719 .715 .717 .715 .724 .722 .718 .716 .715 .715 .716',
  linear:
    '.464 .43 .397 .371 .346 .325 .309 .293 .28 .269 .259 .25 .241 .227 .22 .214 .204 .195 .187 .18 .174 .168 .16 .154 .148 .142 .136 .131 .125 .12 .115 .11 .106 .101 .0969 .093 .0892 .0857 .082 .0785 .0753 .0721 .0691 .0663 .0634 .0607 .0582 .0558 .0534 .0512 .049 .0469 .045 .0431 .0413 .0395 .0378 .0363 .0347 .0332 .0318 .0305 .0292 .028 .0268 .0257 .0246 .0235 .0225 .0216 .0207 .0198 .0189 .0181 .0174 .0166 .0159 .0153 .0146',
};

/** 8 × the median of ‖∂p₁/∂q‖ at a stop, counted from 0; throws RangeError where there is none. */
export function pullsAt(rule: keyof typeof table, stop: number): number {
  const text = table[rule].split(' ')[stop];
  if (text === undefined) throw new RangeError(`no stop ${String(stop)}`);
  return Number(text);
}

/** The rules of the three rows, in order; also the ends of message keys. */
export const rowNames = ['none', 'sqrt', 'linear'] as const;
export type RowName = (typeof rowNames)[number];

export type View = ReturnType<typeof viewAt>;
export type RowView = View['rows'][number];

/** `all`: the stops of the slider, of which the first picture has few; the pulls are kept by their places among all. */
export function viewAt(opening: Opening, d: number, all: Float64Array) {
  const { stops, keys, draws } = opening;
  const stop = nearestIn(stops, d);
  const place = nearestIn(all, d);
  const rows = rowNames.flatMap((name) => {
    const row = opening.rows.find(({ rule }) => rule.id === name);
    if (!row) return [];
    const at = (list: Float64Array, index: number): Float64Array => list.subarray(index * keys, (index + 1) * keys);
    return {
      name,
      meanWeights: at(row.meanWeights, stop),
      drawWeights: at(row.drawWeights, stop),
      /** The mean weights at the first stop, where every divisor is 1. */
      startWeights: at(row.meanWeights, 0),
      peak: figureAt(row.meanPeak, stop),
      /** The target key's: typical, times the number of keys. */
      pull: pullsAt(name, place),
    };
  });
  return { d: figureAt(stops, stop), start: figureAt(stops, 0), keys, draws, rows };
}

/** What sentences say of a stop: d, keys, and the peak and the pull of each row. */
export function said({ d, keys, rows }: View) {
  const peaks = Object.fromEntries(rows.map(({ name, peak }) => [name, percent(peak)])) as Record<RowName, string>;
  const [nonePull = '', sqrtPull = '', linearPull = ''] = rows.map(({ pull }) => significant(pull, 2));
  return { d: whole(d), keys: whole(keys), ...peaks, nonePull, sqrtPull, linearPull };
}

// The opening's numbers as a table for reading and as rows for a file.

const rowTitles = (): string[] => rowNames.map((name) => say(`opening.row.${name}`));

/** Peak and pull of each row at every power of two. */
export function openingTable({ stops, rows }: Opening, seed: string): DataTable {
  const powers = [...stops]
    .map((d, stop) => ({ d, stop }))
    .filter(({ d }) => Number.isInteger(d) && (d & (d - 1)) === 0);
  return {
    caption: say('opening.tableCaption', { seed }),
    columns: [
      say('opening.column.d'),
      ...rowTitles().map((row) => say('opening.column.peak', { row })),
      ...rowTitles().map((row) => say('opening.column.pull', { row })),
    ],
    rows: powers.map(({ d, stop }) => [
      whole(d),
      ...rows.map(({ meanPeak }) => fixed(figureAt(meanPeak, stop), 3)),
      ...rowNames.map((row) => significant(pullsAt(row, stop), 2)),
    ]),
  };
}

/** Every stop, with all weights, unrounded. */
export function openingRows({ stops, keys, rows }: Opening): { columns: string[]; rows: number[][] } {
  const ranks = Array.from({ length: keys }, (_, index) => String(index + 1));
  const columns = rowNames.flatMap((row) => [
    `peak_${row}`,
    `pull_${row}`,
    `trace_${row}`,
    ...ranks.map((rank) => `mean_weight_${rank}_${row}`),
    ...ranks.map((rank) => `draw_weight_${rank}_${row}`),
  ]);
  const figures = [...stops].map((d, stop) => [
    d,
    ...rows.flatMap(({ rule, meanPeak, medianJacobianTrace, meanWeights, drawWeights }) => [
      figureAt(meanPeak, stop),
      pullsAt(rule.id as RowName, stop),
      figureAt(medianJacobianTrace, stop),
      ...meanWeights.subarray(stop * keys, (stop + 1) * keys),
      ...drawWeights.subarray(stop * keys, (stop + 1) * keys),
    ]),
  ]);
  return { columns: ['d', ...columns], rows: figures };
}
