// What dividing by √d costs, as measured: the rows of docs/benchmarks.md, read while the page is built. Measures nothing itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixed, whole } from '../../i18n/numbers.ts';

const works = { scores: 'all scores divided by √d', queries: 'queries divided by √d instead' } as const;

/**
 * The rows of one way to divide: two libraries, two head sizes; of each, in times as long as without a division, the median of the rounds and
 * their middle half.
 */
function rowsOf(table: string, work: string) {
  const found = table
    .split('\n')
    .filter((line) => line.startsWith(`| attention, ${work},`))
    .map((line) => /\| ([\d.]+) × of the time \(middle half ([\d.]+) … ([\d.]+)\)/.exec(line)?.slice(1).map(Number));
  const rows = found.map(([median = NaN, low = NaN, high = NaN] = []) => ({ median, low, high }));
  if (rows.length !== 4 || rows.some(({ median, low, high }) => !(low <= median && median <= high)))
    throw new Error(`docs/benchmarks.md: the four rows of “${work}” are missing or unreadable`);
  return rows;
}

/** throws  where a row is missing, or where the sentence that quotes them no longer follows from them */
export function scaleCost(
  table = readFileSync(join(import.meta.dirname, '../../../docs/benchmarks.md'), 'utf8'),
): Readonly<Record<string, string>> {
  const scores = rowsOf(table, works.scores);
  const queries = rowsOf(table, works.queries);
  const ends = (rows: typeof scores): [number, number] => {
    const medians = rows.map(({ median }) => median).sort((a, b) => a - b);
    return [medians[0] ?? NaN, medians.at(-1) ?? NaN];
  };
  const [scoresLeast, scoresMost] = ends(scores);
  const [queriesLeast, queriesMost] = ends(queries);
  if (scoresMost >= 1.1 || queriesMost > scoresMost)
    throw new Error('docs/benchmarks.md: the cost of the division is no longer small, or no longer least for queries');
  const all = [...scores, ...queries];
  return {
    costScoresLeast: fixed(scoresLeast, 3),
    costScoresMost: fixed(scoresMost, 3),
    costQueriesLeast: fixed(queriesLeast, 3),
    costQueriesMost: fixed(queriesMost, 3),
    costCases: whole(all.length),
    costSeen: whole(all.filter(({ low }) => low > 1).length),
  };
}
