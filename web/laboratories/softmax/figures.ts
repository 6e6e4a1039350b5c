// The numbers of the pictures as tables for reading, as rows for a file, and in words.
import { type TemplateResult, html, nothing } from 'lit';
import { fixed, short, significant, percent, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { FileFigures } from '../../kit/export/csv.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { formula, inFormula } from '../../kit/formula/mathml.ts';
import type { Curve, CurvePoint } from './curve.ts';
import { type RowView, oddsText, scoreText } from './view.ts';
import type { Outcome, Question } from '../../kit/guess/question.ts';
import { scrolls } from '../../kit/watched-box.ts';
import { evenly } from '../../schema/table.ts';

export function rowTable({ given, seen, nudged }: RowView): DataTable {
  return {
    caption: say('softmax.table.row'),
    columns: [
      ...(['key', 'score', 'weightBefore', 'seen', 'difference', 'exponential', 'weight', 'odds'] as const).map(
        (name) => say(`softmax.column.${name}`),
      ),
      ...(nudged ? [say('softmax.column.weightNudged')] : []),
    ],
    rows: Array.from(seen.scores, (score, place) => [
      String(place + 1),
      scoreText(figureAt(given.scores, place)),
      significant(figureAt(given.weights, place), 4),
      scoreText(score),
      scoreText(figureAt(seen.differences, place)),
      significant(figureAt(seen.exponentials, place), 4),
      significant(figureAt(seen.weights, place), 4),
      oddsText(figureAt(seen.odds, place)),
      ...(nudged ? [significant(figureAt(nudged.weights, place), 4)] : []),
    ]),
  };
}

/** Every whole and half x, and where a named weight is reached. */
export function curveTable({ points, thresholds }: Curve): DataTable[] {
  return [
    {
      caption: say('softmax.table.thresholds'),
      columns: [say('softmax.curve.first'), say('softmax.column.lead')],
      rows: thresholds.map(({ weight, x }) => [short(weight), fixed(x, 4)]),
    },
    {
      caption: say('softmax.table.curve'),
      columns: [
        say('softmax.column.lead'),
        say('softmax.curve.first'),
        say('softmax.curve.other'),
        say('softmax.curve.trace'),
      ],
      rows: points
        .filter(({ x }) => Number.isInteger(2 * x))
        .map(({ x, first, other, trace }) => [
          fixed(x, 1),
          significant(first, 4),
          significant(other, 4),
          significant(trace, 4),
        ]),
    },
  ];
}

const columns = [
  'key',
  'score',
  'weight_before',
  'score_seen',
  'less_the_largest',
  'exponential',
  'weight',
  'odds_of_the_strongest',
  'weight_nudged',
  'x',
  'first_weight',
  'other_weight',
  'jacobian_trace',
];

/** The keys first, then the curve; what a row does not have is empty. */
export function softmaxCsv(
  view: RowView,
  points: readonly CurvePoint[],
  shown: Readonly<Record<string, number>> = {},
): FileFigures {
  const { given, seen, nudged, factor, shift } = view;
  return {
    parameters: [
      ['factor', factor],
      ['shift', shift],
      ['nudged_key', nudged ? nudged.place + 1 : null],
      ['peak', seen.peak],
      ['entropy', seen.entropy],
      ['effective_keys', seen.effectiveKeys],
      ['row_jacobian_trace', seen.jacobianTrace],
      ...Object.entries(shown),
    ],
    columns,
    rows: [
      ...Array.from(seen.scores, (score, place) => [
        place + 1,
        ...[given.scores, given.weights].map((list) => figureAt(list, place)),
        score,
        ...[seen.differences, seen.exponentials, seen.weights, seen.odds].map((list) => figureAt(list, place)),
        nudged ? figureAt(nudged.weights, place) : null,
        ...[null, null, null, null],
      ]),
      ...points.map(({ x, first, other, trace }) => [...Array<null>(9).fill(null), x, first, other, trace]),
    ],
  };
}

// The formula of the odds between the two strongest keys, with the live numbers in it: only their difference stands in the exponent.

export function odds(view: RowView): TemplateResult | typeof nothing {
  const { strongest, next } = view;
  if (next === null) return nothing;
  const name = (place: number): string => String(place + 1);
  return html`<p class="links" ${scrolls()}>
    <span>${say('softmax.odds', { strongest: name(strongest), next: name(next) })}</span>
    ${oddsFormula(view).map(formula)}
  </p>`;
}

/** The links of the chain, e.g. "p_1 / p_2", "= exp(2.5 - 1)", "= exp(1.5)", "= 4.482"; between them the line may break. */
export function oddsFormula({ given, seen, factor, shift, strongest, next }: RowView): string[] {
  if (next === null) return [];
  const number = (list: Float64Array, place: number): string => inFormula(figureAt(list, place));
  const plus = shift === 0 ? '' : ` ${shift < 0 ? '-' : '+'} ${inFormula(Math.abs(shift))}`;
  const score = (place: number): string => {
    const times = factor === 1 ? '' : `${inFormula(factor)} * `;
    const own = number(given.scores, place);
    return plus === '' && factor === 1 ? own : `(${times}${own.startsWith('-') && times ? `(${own})` : own}${plus})`;
  };
  const gap = inFormula(-figureAt(seen.differences, next));
  const base = number(given.odds, next);
  return [
    `p_${String(strongest + 1)} / p_${String(next + 1)}`,
    `= exp(${score(strongest)} - ${score(next)})`,
    `= exp(${gap})`,
    ...(factor === 1 ? [] : [`= ${base.includes('e') ? `(${base})` : base}^${inFormula(factor)}`]),
    `= ${number(seen.odds, next)}`,
  ];
}

export function sentence(view: RowView): string {
  const { given, seen, nudged, factor, shift, strongest, next } = view;
  if (next === null) return say('softmax.live.one');
  const values = {
    strongest: whole(strongest + 1),
    next: whole(next + 1),
    weight: percent(figureAt(seen.weights, strongest)),
    odds: oddsText(figureAt(seen.odds, next)),
    effective: fixed(seen.effectiveKeys, 1),
    keys: whole(seen.weights.length),
  };
  const parts = [say(values.odds === '1' ? 'softmax.live.even' : 'softmax.live.row', values)];
  if (factor !== 1) {
    parts.push(
      say('softmax.live.factor', {
        factor: short(factor),
        before: oddsText(figureAt(given.odds, next)),
        after: oddsText(figureAt(seen.odds, next)),
      }),
    );
  }
  if (shift !== 0) parts.push(say('softmax.live.shift', { shift: short(shift) }));
  if (nudged) {
    const texts = [seen.weights, nudged.weights].map((list) => Array.from(list, (weight) => percent(weight, 1)));
    const [before = '', after = ''] = texts.map((list) => list[nudged.place]);
    // What does not show in a tenth of a percent anywhere is frozen.
    const frozen = texts[0]?.join() === texts[1]?.join();
    parts.push(
      say(frozen ? 'softmax.live.frozen' : 'softmax.live.nudged', { key: whole(nudged.place + 1), before, after }),
    );
  }
  return parts.join(' ');
}

// The question of this laboratory: how far above three others must a score lie for 99 % of the weight?

export function question(): Question {
  return {
    text: say('softmax.question'),
    answer: {
      kind: 'number',
      stops: evenly(0, 20, 10),
      initial: 10,
      text: (value) => fixed(value, 1),
    },
  };
}

export function outcome({ thresholds, typicalGap }: Curve): Outcome | undefined {
  const at = (weight: number): number | undefined => thresholds.find((each) => each.weight === weight)?.x;
  const [nine, two, three] = [at(0.9), at(0.99), at(0.999)];
  if (nine === undefined || two === undefined || three === undefined) return undefined;
  return {
    value: two,
    text: say('softmax.outcome', { x: fixed(two, 2) }),
    why: say('softmax.why', { nine: fixed(nine, 2), three: fixed(three, 2), gap: fixed(typicalGap, 1) }),
  };
}
