// One figure of all rules against the step: the median over the seeds with the band from the least to the greatest, named at its end.
import { svg, type TemplateResult } from 'lit';
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingBands, TrainingFigure } from '../../core/training-types.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis, type AxisOptions } from '../../figure/axis.ts';
import { type Datum, band, clamped, clippedLine, pixelOf } from '../../figure/line.ts';
import { type CursorMark, mark } from '../../figure/cursor.ts';
import type { Frame } from '../../figure/frame.ts';
import { label, spread, type Label } from '../../figure/label.ts';
import { type Scale, linearScale, px } from '../../figure/scale.ts';
import type { Role } from '../../figure/styles.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { ruleRole } from '../../kit/sweep/rules.ts';
import type { Side } from './comparison.ts';
import type { Contestant } from './results.ts';

/** More points than this on one line are not seen. */
const mostPoints = 240;

/** Places of a line that can be read. */
const readable = 40;

export interface Curve {
  name: string;
  role: Role;
  data: Datum[];
  /** The step at which a run diverged, or none. */
  diverged: readonly number[];
}

/** The figure of each rule that has records, up to the steps that are asked for. */
export function curvesOf(
  training: Pick<TrainingClient, 'columns' | 'column'>,
  sides: readonly Side[],
  figure: TrainingFigure,
  steps: number,
): Curve[] {
  const { columns } = training;
  const column = training.column(figure);
  return sides.flatMap(({ rule, runs, bands }) =>
    bands
      ? [
          {
            name: rule.name,
            role: ruleRole(rule.id),
            data: dataOf(bands, { columns, column, steps, every: every(figure, runs) }),
            diverged: runs.flatMap(({ run }) => run.divergedAt ?? []),
          },
        ]
      : [],
  );
}

/** Accuracy is measured at some steps only, and repeated in between. */
function every(figure: TrainingFigure, runs: readonly Contestant[]): number {
  return figure === 'accuracy' ? (runs[0]?.run.plan.heldOutEvery ?? 1) : 1;
}

interface Rows {
  columns: number;
  column: number;
  steps: number;
  every: number;
}

function dataOf(bands: TrainingBands, { columns, column, steps, every: measured }: Rows): Datum[] {
  const rows = Math.min(bands.rows, steps + 1);
  const stride = measured * Math.max(1, Math.ceil(rows / measured / mostPoints));
  const data: Datum[] = [];
  for (let at = 0; at < rows; at += stride) {
    const place = at * columns + column;
    data.push({
      x: at,
      y: figureAt(bands.median, place),
      low: figureAt(bands.least, place),
      high: figureAt(bands.greatest, place),
    });
  }
  return data;
}

export interface CurvePicture {
  name: string;
  title: string;
  key: string;
  label: string;
  frame: Frame;
  steps: number;
  y: Scale;
  ticks: readonly number[];
  axis: AxisOptions;
  /** Drawn behind the lines. */
  ground?: unknown;
  /** Whether names stand at the ends of lines. */
  named: boolean;
}

const byLevel = (a: Curve, b: Curve): number => Number(a.role === 'scaled') - Number(b.role === 'scaled');

export function curvePicture(all: readonly Curve[], options: CurvePicture): TemplateResult {
  const { name, title, key, label: words, frame, steps, y, ticks, axis, ground, named } = options;
  const x = linearScale([0, steps], [frame.left, frame.right]);
  const inside = clamped(y);
  return picture({
    name,
    title,
    key,
    label: words,
    frame,
    content: [
      ground,
      leftAxis(frame, y, ticks, axis),
      bottomAxis(frame, x, stepTicks(x, steps), { format: whole, title: say('training.axis.step') }),
      ...all.map(({ data, role }) => band(data, x, inside, role)),
      ...all.toSorted(byLevel).map(({ data, role }) => clippedLine(data, x, y, role)),
      ...all.map(({ data, role, diverged }) => crosses(data, diverged, role, x, inside)),
      named ? names(all, frame, x, inside).map(label) : null,
    ],
    series: all.map((curve) => marks(curve, x, inside)),
  });
}

function stepTicks(x: Scale, steps: number): number[] {
  const room = Math.max(2, Math.floor((x.range[1] - x.range[0]) / 60));
  return x.ticks(Math.min(room, steps)).filter((tick) => Number.isInteger(tick));
}

/** A cross where a run diverged. */
function crosses(data: readonly Datum[], diverged: readonly number[], role: Role, x: Scale, y: Scale): unknown {
  return diverged.map((step) => {
    const at = data.findLast((datum) => datum.x <= step);
    const place = { x: px(x(step)), y: px(at ? pixelOf(y, at.y) : y.range[1]) };
    return svg`<path class="diverged dk-role-${role}" d="M${place.x - 5},${place.y - 5}l10,10m0,-10l-10,10"></path>`;
  });
}

function names(all: readonly Curve[], frame: Frame, x: Scale, y: Scale): Label[] {
  const labels = all.flatMap(({ name, role, data }): Label[] => {
    const at = data.at(-1);
    return at ? [{ x: x(at.x) + 6, y: pixelOf(y, at.y), text: name, role, anchor: 'start' }] : [];
  });
  return spread(labels, frame.top, frame.bottom);
}

function marks({ name, data }: Curve, x: Scale, y: Scale): CursorMark[] {
  const stride = Math.max(1, Math.ceil(data.length / readable));
  return data
    .filter((_, place) => place % stride === 0 || place === data.length - 1)
    .map((datum) =>
      mark({ x: px(x(datum.x)), y: px(pixelOf(y, datum.y)) }, () => {
        const words = { name, step: whole(datum.x), value: significant(datum.y ?? 0) };
        if (datum.low === datum.high) return say('training.mark', words);
        return say('training.mark.band', {
          ...words,
          low: significant(datum.low ?? 0),
          high: significant(datum.high ?? 0),
        });
      }),
    );
}
