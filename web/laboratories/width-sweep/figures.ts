// The sweep in words, and as a table for reading.
import { whole, fixed, listed, short } from '../../i18n/numbers.ts';
import { say, sayCounted } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { ManyState } from '../../kit/training/many-runs.ts';
import { extentOf } from '../../figure/xy.ts';
import type { Outcome, Question } from '../../kit/guess/question.ts';
import { type WidthLine, type WidthValues, type Flat, type WidthPoint, hasSteps, isShort } from './lines.ts';
import { foundText } from './picture.ts';

/** A row for each rule, a column for each head dimension. */
export function widthTable(lines: readonly WidthLine[], { dimensions, steps }: WidthValues): DataTable {
  return {
    caption: say('width-sweep.table', { steps: whole(steps) }),
    columns: [say('training.column.rule'), ...dimensions.map((d) => say('width-sweep.column', { d: whole(d) }))],
    rows: lines.map(({ name, cells }) => [
      name,
      ...cells.map(({ asked, found }) => {
        if (asked === 0) return say('width-sweep.undefined');
        return found ? foundText(found) : '–';
      }),
    ]),
  };
}

export function sentence(
  state: ManyState,
  lines: readonly WidthLine[],
  flat: Flat | undefined,
  { optimizer, rate, steps, runs }: WidthValues,
): string {
  if (lines.length === 0) return say('training.noRule');
  if (state === 'running') return say('training.live.running');
  if (state !== 'done') return say('training.live.waiting');
  return sayCounted('width-sweep.live', runs, {
    optimizer: say(`training.optimizer.${optimizer}`),
    rate: short(rate),
    steps: whole(steps),
    runs: whole(runs),
    what: lines.map(clause).join('; '),
    flat: flat
      ? say('width-sweep.live.flat', { name: flat.line.name, ratio: fixed(flat.unevenness, 1) })
      : say('width-sweep.live.none'),
  });
}

/** What became of a rule, as one part of a sentence. */
export function clause({ name, cells }: WidthLine): string {
  const there = cells.filter(hasSteps);
  const short = cells.filter(isShort);
  const words = { name, steps: stepsText(there), there: widths(there), short: widths(short) };
  if (there.length === 0) return say('width-sweep.clause.never', words);
  if (short.length === 0) return say('width-sweep.clause.all', words);
  return say('width-sweep.clause.some', words);
}

function stepsText(points: readonly WidthPoint[]): string {
  const [least = 0, most = 0] = extentOf(points.map(({ found }) => found?.median)) ?? [];
  return least === most ? whole(least) : say('training.between', { least: whole(least), most: whole(most) });
}

const widths = (points: readonly WidthPoint[]): string => listed(points.map(({ d }) => whole(d)));

// The question with which the sweep opens: which rule needs about as many steps at every head dimension.

/** Stands for: no rule reached 90 % at every head dimension. */
const nobody = '-';

export function question(lines: readonly Pick<WidthLine, 'id' | 'name'>[], values: WidthValues): Question {
  const { optimizer, rate, dimensions } = values;
  return {
    text: say('width-sweep.question', {
      optimizer: say(`training.optimizer.${optimizer}`),
      rate: short(rate),
      least: whole(dimensions[0] ?? 0),
      most: whole(dimensions.at(-1) ?? 0),
    }),
    answer: {
      kind: 'choice',
      options: [
        ...lines.map(({ id, name }) => ({ value: id, name })),
        { value: nobody, name: say('width-sweep.question.nobody') },
      ],
    },
  };
}

export function outcome(flat: Flat | undefined, { optimizer }: WidthValues): Outcome {
  const why = say(`width-sweep.why.${optimizer}`);
  if (!flat) return { value: nobody, text: say('width-sweep.result.nobody'), why };
  return {
    value: flat.line.id,
    text: say('width-sweep.result', { name: flat.line.name, ratio: fixed(flat.unevenness, 1) }),
    why,
  };
}
