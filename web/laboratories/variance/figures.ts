// The draws on show in words, and as tables: the terms of the one draw, and where the others end.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { DimensionReport } from '../../core/types.ts';
import type { FileFigures } from '../../kit/export/csv.ts';
import { fixed, percent, significant, whole, short } from '../../i18n/numbers.ts';
import { say, sayCounted } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Draws } from './draws.ts';
import type { Outcome, Question } from '../../kit/guess/question.ts';
import { ruleReport } from '../../kit/sweep/focus-picture.ts';
import type { View } from './sweep-part.ts';

/** Terms that a table shows; nobody reads thousands. */
const mostTerms = 128;

export function termsTable({ d, draw, seed, walks: [first] }: Draws): DataTable[] {
  if (!first) return [];
  const shown = Math.min(d, mostTerms);
  const words = { d: whole(d), draw: whole(draw), seed, shown: whole(shown) };
  return [
    {
      caption: say(shown < d ? 'variance.table.someTerms' : 'variance.table.terms', words),
      columns: (['index', 'q', 'k', 'product', 'sum'] as const).map((name) => say(`variance.column.${name}`)),
      rows: Array.from({ length: shown }, (_, index) => [
        whole(index + 1),
        ...[first.q, first.k, first.products, first.sums].map((list) => fixed(figureAt(list, index), 4)),
      ]),
    },
  ];
}

/** The file of the sweep, which says of the draws on show what they are: pictures carry it too. */
export function withDraws(
  file: FileFigures,
  { focus, draw, draws, theory }: { focus: number; draw: number; draws: string; theory: boolean },
): FileFigures {
  const shown = Object.entries({ focus, draw, draws, theory: theory ? 'on' : 'off' });
  return { ...file, parameters: [...file.parameters, ...shown] };
}

/** Shares of the scores that lie below what the table shows. */
const shares = [0, 0.025, 0.16, 0.5, 0.84, 0.975, 1];

export function endsTable(
  chapters: ChaptersClient,
  { d, count, scores }: Draws,
  report: DimensionReport | undefined,
): DataTable[] {
  const words = { d: whole(d), count: whole(count) };
  if (scores && scores.length > 1) {
    const found = chapters.quantiles(scores, shares);
    return [
      {
        caption: say('variance.table.scores', words),
        columns: [say('variance.column.share'), say('variance.column.score')],
        rows: shares.map((share, index) => [percent(share, 1), fixed(figureAt(found, index), 3)]),
      },
    ];
  }
  if (!report) return [];
  const { from, to, counts, below, above } = report.histogram;
  const width = (to - from) / counts.length;
  return [
    {
      caption: say('variance.table.histogram', words),
      columns: (['from', 'to', 'count'] as const).map((name) => say(`variance.column.${name}`)),
      rows: [
        ['', significant(from), whole(below)],
        ...Array.from(counts, (each, bin) => [
          significant(from + bin * width),
          significant(from + (bin + 1) * width),
          whole(each),
        ]),
        [significant(to), '', whole(above)],
      ],
    },
  ];
}

/** Two thirds of a sample lie between these shares of it. */
const thirds = [1 / 6, 5 / 6];

export function drawSentence(
  chapters: ChaptersClient,
  { d, count, walks, scores }: Draws,
  report: DimensionReport | undefined,
): string {
  const words = { d: whole(d), count: whole(count) };
  const between = (p: readonly number[]): { low: string; high: string } => {
    const found = chapters.quantiles(scores ?? [], p);
    return { low: fixed(figureAt(found, 0), 1), high: fixed(figureAt(found, 1), 1) };
  };
  if (scores && count > 10) return say('variance.live.thirds', { ...words, ...between(thirds) });
  if (scores && count > 1) return say('variance.live.few', { ...words, ...between([0, 1]) });
  if (count === 1) {
    const score = walks[0] ? fixed(figureAt(walks[0].sums, d - 1), 2) : '';
    return sayCounted('variance.live.draw', d, { ...words, score });
  }
  if (!report) return say('variance.live.drawing', words);
  const { value, low, high } = report.std;
  return say('variance.live.many', {
    ...words,
    count: whole(report.samples),
    std: significant(value),
    low: low === null ? '' : significant(low),
    high: high === null ? '' : significant(high),
  });
}

export function sweepSentence({ focus, keys, near, laws, theory }: View): string {
  const d = whole(focus);
  const law = laws.get(focus);
  if (!near || !law) return say('variance.live.waiting', { d });
  const peak = (id: string): string => {
    const estimate = ruleReport(near, id)?.peakWeight;
    return estimate ? percent(estimate.value) : say('laboratory.none');
  };
  const measured = { d, variance: significant(near.variance.value), std: significant(near.std.value) };
  const size = theory
    ? say('variance.live.sizeTheory', {
        ...measured,
        theoryVariance: short(law.variance),
        theoryStd: significant(law.std),
      })
    : say('variance.live.size', measured);
  const weights = sayCounted('variance.live.weights', keys, {
    keys: whole(keys),
    none: peak('none'),
    sqrt: peak('sqrt'),
    linear: peak('linear'),
  });
  return `${size} ${weights}`;
}

// The question with which the measurement opens: how large a score is, typically, at one d.

/** The d that is asked about. */
export const askedDimension = 64;

/** What the slider stops at, 1 … 4096. */
const stops = [
  1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 128, 160, 192, 256, 384, 512,
  768, 1024, 1536, 2048, 3072, 4096,
];

export function sizeQuestion(report: DimensionReport | undefined): {
  question: Question;
  outcome: Outcome | undefined;
} {
  const d = whole(askedDimension);
  const question: Question = {
    text: say('variance.guess.question', { d }),
    answer: {
      kind: 'number',
      stops,
      initial: 32,
      logarithmic: true,
      text: (value) => short(value, value < 1000 ? 3 : 4),
    },
  };
  if (!report) return { question, outcome: undefined };
  const { std, variance } = report;
  return {
    question,
    outcome: {
      value: std.value,
      text: significant(std.value),
      why: say('variance.guess.why', { d, variance: significant(variance.value), std: significant(std.value) }),
    },
  };
}
