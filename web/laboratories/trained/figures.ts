// The numbers on show as tables for reading, as rows for a file, and in words.
import type { Cell, FileFigures } from '../../kit/export/csv.ts';
import { extentOf } from '../../figure/xy.ts';
import { fixed, percent, short, significant, whole, listed } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type DataTable, tableOf } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { finalBits, nameOf, wayText } from './ablation-picture.ts';
import { ablation, bitsBySeed, grid, groupOf, medianBits, rules, runsOf, ways } from './recorded.ts';
import { factorText } from './looked-part.ts';
import type { HeadFigures, Valley, ModelView } from './view.ts';
import type { Outcome, Question } from '../../kit/guess/question.ts';
import { headText } from './heads-picture.ts';

export function gridTable(revealed: boolean): DataTable {
  const { spreads, divisors, steps } = grid;
  return {
    caption: say('trained.table.grid', { steps: whole(steps) }),
    columns: [
      say('trained.grid.spread'),
      ...divisors.map((divisor) => say('trained.column.by', { divisor: short(divisor) })),
    ],
    rows: spreads.map((spread, row) => [
      short(spread),
      ...divisors.map((_, column) => (revealed ? fixed(medianBits(row, column), 3) : '?')),
    ]),
  };
}

/** The least and the greatest of the heads of all seeds: "0.40 to 0.43". */
function between(spreads: readonly (readonly (readonly number[])[])[]): string {
  const [least, most] = extentOf(spreads.flat(2)) ?? [NaN, NaN];
  return say('trained.between', { least: significant(least, 2), most: significant(most, 2) });
}

export function ablationTable(): DataTable {
  const { steps, factors } = ablation;
  return {
    caption: say('trained.table.ablation', { steps: whole(steps) }),
    columns: [
      ...(['way', 'rule', 'bits', 'seeds', 'spreadAtStart', 'spreadAtEnd'] as const).map((name) =>
        say(`trained.column.${name}`),
      ),
      ...factors.map((factor) => say('trained.column.valley', { factor: short(factor) })),
    ],
    rows: ways.flatMap((way) =>
      rules.map((rule) => {
        const runs = runsOf(rule, way);
        const group = groupOf(rule, way);
        return [
          wayText(way),
          nameOf(rule),
          fixed(group.bits, 3),
          runs.map((run) => fixed(finalBits(run), 3)).join('; '),
          between(runs.map(({ spreadAtStart }) => spreadAtStart)),
          between(runs.map(({ spreadAtEnd }) => spreadAtEnd)),
          ...group.valley.map((bits) => fixed(bits, 3)),
        ];
      }),
    ),
  };
}

export function headsTable(heads: readonly HeadFigures[]): DataTable {
  return tableOf(say('trained.table.heads'), 'trained.column', heads, {
    layer: ({ layer }) => whole(layer + 1),
    head: ({ head }) => whole(head + 1),
    divisor: ({ divisor }) => significant(divisor),
    std: ({ std }) => significant(std),
    dividedStd: ({ dividedStd }) => significant(dividedStd),
    beyond: ({ beyond }) => percent(beyond, 1),
    peak: ({ peak }) => percent(peak, 1),
    entropy: ({ entropy }) => fixed(entropy, 3),
  });
}

export function valleyTable({ factors, bits }: Valley): DataTable {
  return {
    caption: say('trained.table.valley'),
    columns: [say('trained.axis.factor'), say('trained.column.bits')],
    rows: factors.map((factor, place) => [short(factor), fixed(figureAt(bits, place), 4)]),
  };
}

const columns = [
  'of',
  'optimizer',
  'start',
  'rule',
  'seed',
  'spread',
  'divisor',
  'layer',
  'head',
  'factor',
  'figure',
  'value',
] as const;
type Row = Partial<Record<(typeof columns)[number], Cell>>;

const row = (of: string, figure: string, value: Cell, place: Row): Row => ({ of, figure, value, ...place });

/** A row for the median and for each seed. */
function gridRows(): Row[] {
  return grid.spreads.flatMap((spread, at) =>
    grid.divisors.flatMap((divisor, column) => [
      row('grid', 'median bits', medianBits(at, column), { spread, divisor }),
      ...bitsBySeed(at, column).map((bits) => row('grid', 'bits of a seed', bits, { spread, divisor })),
    ]),
  );
}

function ablationRows(): Row[] {
  return [
    ...ablation.runs.map((run) => {
      const { optimizer, start, rule, seed } = run;
      return row('ablation', 'bits', finalBits(run), { optimizer, start, rule, seed });
    }),
    ...ablation.medians.flatMap(({ optimizer, start, rule, valley }) =>
      valley.map((bits, place) => {
        const factor = figureAt(ablation.factors, place);
        return row('ablation', 'median bits', bits, { optimizer, start, rule, factor });
      }),
    ),
  ];
}

function modelRows({ heads, factor, valley }: ModelView): Row[] {
  return [
    ...heads.flatMap(({ layer, head, ...figures }) =>
      Object.entries(figures).map(([figure, value]) =>
        row('head', figure, value, { layer: layer + 1, head: head + 1, factor }),
      ),
    ),
    ...(valley?.factors ?? []).map((each, place) =>
      row('loss', 'bits', figureAt(valley?.bits ?? [], place), { factor: each }),
    ),
  ];
}

/** One figure to a line. */
export function trainedCsv(
  model: ModelView | undefined,
  revealed: boolean,
  parameters: FileFigures['parameters'],
): FileFigures {
  const rows = [...(revealed ? gridRows() : []), ...ablationRows(), ...(model ? modelRows(model) : [])];
  return { parameters, columns, rows: rows.map((each) => columns.map((column) => each[column] ?? null)) };
}

/** The row that the question is about: the smallest first scores. */
const asked = 0;

export function question(): Question {
  return {
    text: say('trained.question', {
      spread: short(figureAt(grid.spreads, asked)),
      steps: whole(grid.steps),
    }),
    answer: {
      kind: 'choice',
      options: grid.divisors.map((divisor) => ({ value: String(divisor), name: short(divisor) })),
    },
  };
}

export function outcome(): Outcome {
  const place = figureAt(grid.least, asked);
  const divisor = figureAt(grid.divisors, place);
  return {
    value: String(divisor),
    text: say('trained.result', { divisor: short(divisor), bits: fixed(medianBits(asked, place), 2) }),
    why: say('trained.why'),
  };
}

/** Which divisor ends lowest for each first spread. */
export function recordedSentence(): string {
  const pairs = grid.spreads.map((spread, row) =>
    say('trained.live.pair', {
      spread: short(spread),
      divisor: short(figureAt(grid.divisors, figureAt(grid.least, row))),
    }),
  );
  return say('trained.live.recorded', { steps: whole(grid.steps), pairs: listed(pairs) });
}

/** The head that is looked at, under the divisor in force. */
export function headSentence(figures: HeadFigures, factor: number): string {
  return say('trained.live.head', {
    head: headText(figures),
    factor: factorText(factor),
    divided: significant(figures.dividedStd, 2),
    peak: percent(figures.peak),
  });
}

/** The loss under the divisor in force, and the lowest; `unit` of a text of the reader's, where the loss is not that on held-out text. */
export function valleySentence(
  { factors, bits, bottom }: Valley,
  place: number,
  { own, unit }: { own: boolean; unit: 'character' | 'token' },
): string {
  const lowest = place === bottom;
  const at = {
    factor: factorText(figureAt(factors, place)),
    bits: fixed(figureAt(bits, place), 2),
    bottom: factorText(figureAt(factors, bottom)),
    least: fixed(figureAt(bits, bottom), 2),
  };
  if (!own) return say(lowest ? 'trained.live.least' : 'trained.live.valley', at);
  return say(lowest ? 'trained.live.leastText' : 'trained.live.valleyText', {
    ...at,
    unit: say(`trained.unit.${unit}`),
  });
}
