// One figure of all rules against the step: the median over the seeds with the band from the least to the greatest, named at its end.
import { svg, type TemplateResult } from 'lit';
import type { TrainingBands, TrainingClient, TrainingFigure } from '../../core/training-client.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { roomForNames } from '../../figure/frame.ts';
import { type Datum, clamped, pixelOf } from '../../figure/line.ts';
import { type Scale, px } from '../../figure/scale.ts';
import type { Axes, Point, Series, XyFigure } from '../../figure/xy.ts';
import { type Picture, xyPicture } from '../../kit/picture.ts';
import { ruleRole } from '../../kit/sweep/rules.ts';
import { spreadAt } from '../../kit/training/run-end.ts';
import type { Contestant, Side } from './results.ts';

/** More points than this on one line are not seen. */
const mostPoints = 240;

/** Places of a line that can be read. */
const readable = 40;

export type Curve = ReturnType<typeof curvesOf>[number];

/** The figure of each rule that has records, up to the steps that are asked for. */
export function curvesOf(
  training: Pick<TrainingClient, 'columns' | 'column'>,
  sides: readonly Side[],
  figure: TrainingFigure,
  steps: number,
) {
  const { columns } = training;
  const column = training.column(figure);
  return sides.flatMap(({ rule, runs, bands }) =>
    bands
      ? [
          {
            name: rule.name,
            role: ruleRole(rule.id),
            data: dataOf(bands, { columns, column, steps, every: every(figure, runs) }),
            /** The step at which a run diverged, or none. */
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

function dataOf(
  bands: TrainingBands,
  { columns, column, steps, every: measured }: Record<'columns' | 'column' | 'steps' | 'every', number>,
): Datum[] {
  const rows = Math.min(bands.rows, steps + 1);
  const stride = measured * Math.max(1, Math.ceil(rows / measured / mostPoints));
  const data: Datum[] = [];
  for (let at = 0; at < rows; at += stride) {
    const { median, least, greatest } = spreadAt(bands, at * columns + column);
    data.push({ x: at, y: median, low: least, high: greatest });
  }
  return data;
}

export interface CurvePicture
  extends Pick<Picture, 'name' | 'title' | 'key' | 'label'>, Pick<XyFigure, 'width' | 'height' | 'y' | 'back'> {
  steps: number;
}

/** Room for the names at the lines' ends, at least. */
const leastRoom = 118;

/** Below this width of a picture its lines are named in the large pictures alone. */
const narrow = 300;

const byLevel = (a: Curve, b: Curve): number => Number(a.role === 'scaled') - Number(b.role === 'scaled');

export function curvePicture(all: readonly Curve[], { steps, ...picture }: CurvePicture): TemplateResult {
  const named = picture.width >= narrow;
  const nameRoom = Math.max(leastRoom, Math.ceil(6 + roomForNames(all.map(({ name }) => name))));
  return xyPicture({
    ...picture,
    around: { left: 46, right: named ? nameRoom : 14, top: 14, bottom: 44 },
    x: {
      domain: [0, steps],
      ticks: (x) => stepTicks(x, steps),
      format: whole,
      title: say('training.axis.step'),
    },
    series: [
      ...all.map(({ name, role, data }): Series => ({
        as: ['band'],
        clip: true,
        data,
        role,
        name: named ? { text: name, x: data.at(-1)?.x ?? 0, dx: 6 } : undefined,
      })),
      ...all.toSorted(byLevel).map(({ data, role }): Series => ({ as: ['line'], clip: true, data, role })),
      ...all.map((curve) => (axes: Axes) => crosses(curve, axes)),
      ...all.map(read),
    ],
  });
}

function stepTicks(x: Scale, steps: number): number[] {
  const room = Math.max(2, Math.floor((x.range[1] - x.range[0]) / 60));
  return x.ticks(Math.min(room, steps)).filter((tick) => Number.isInteger(tick));
}

/** A cross where a run diverged. */
function crosses({ data, role, diverged }: Curve, { x, y }: Axes): TemplateResult[] {
  return diverged.map((step) => {
    const at = data.findLast((datum) => datum.x <= step);
    const place = { x: px(x(step)), y: px(at ? pixelOf(clamped(y), at.y) : y.range[1]) };
    return svg`<path class="diverged dk-role-${role}" d="M${place.x - 5},${place.y - 5}l10,10m0,-10l-10,10"></path>`;
  });
}

/** Places of the line that can be read. */
function read({ name, role, data }: Curve): Series {
  const stride = Math.max(1, Math.ceil(data.length / readable));
  return {
    as: [],
    data: data.filter((_, place) => place % stride === 0 || place === data.length - 1),
    role,
    reading: ({ x, y, low, high }: Point) => {
      const words = { name, step: whole(x), value: significant(y) };
      if (low === high) return say('training.mark', words);
      return say('training.mark.band', { ...words, low: significant(low ?? 0), high: significant(high ?? 0) });
    },
  };
}
