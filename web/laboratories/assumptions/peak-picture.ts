// What softmax makes of the scores after ÷ √d: the weight of the strongest key, beside that of entries as they are assumed.
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { leftAxis } from '../../figure/axis.ts';
import { band } from '../../figure/band.ts';
import { plotFrame } from '../../figure/frame.ts';
import { label, spread, type Label } from '../../figure/label.ts';
import { line, pixelOf } from '../../figure/line.ts';
import { points } from '../../figure/points.ts';
import type { Role } from '../../figure/roles.ts';
import { linearScale } from '../../figure/scale.ts';
import { dimensionAxis, dimensionScale } from '../../kit/sweep/dimension-axis.ts';
import { dimensionMarks } from '../../kit/sweep/dimension-marks.ts';
import { datum, ruleReport } from '../../kit/sweep/report-figures.ts';
import type { OverDimension } from './over-dimension.ts';
import type { View } from './view.ts';

export function peakPicture({ grid, keys, reports, usual }: View, width: number): OverDimension {
  const frame = plotFrame(width, 300, { left: 40, right: 14, top: 14, bottom: 44 });
  const x = dimensionScale(grid, frame);
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const of = (all: View['reports']): ReturnType<typeof datum>[] =>
    all.map((report) => datum(report.d, ruleReport(report, 'sqrt')?.peakWeight));
  const series: { name: string; role: Role; data: ReturnType<typeof datum>[]; lift: number }[] = [
    { name: say('assumptions.peak.usual'), role: 'other', data: of(usual), lift: -16 },
    { name: say('assumptions.peak.own'), role: 'scaled', data: of(reports), lift: 16 },
  ];
  const ends = series.map(({ data }) => data.at(-1)?.y ?? 0);
  const higher = (ends[1] ?? 0) > (ends[0] ?? 0);
  const labels = series.flatMap(({ name, role, data, lift }): Label[] => {
    const last = data.at(-1);
    return last ? [{ x: frame.right, y: pixelOf(y, last.y) + (higher ? -lift : lift), text: name, role }] : [];
  });
  const content = [
    leftAxis(frame, y, [0, 0.25, 0.5, 0.75, 1], { format: (value) => short(value), title: '' }),
    dimensionAxis(frame, x),
    series.map(({ role, data }) => [band(data, x, y, role), line(data, x, y, role), points(data, x, y, role)]),
    spread(labels, frame.top + 8, frame.bottom - 8).map(label),
  ];
  return {
    x,
    picture: {
      title: say('assumptions.peak.title', { keys: whole(keys) }),
      key: say('assumptions.peak.key'),
      label: say('assumptions.peak.picture', { keys: whole(keys) }),
      frame,
      content,
      series: series.toReversed().map(({ name, data }) => dimensionMarks(name, data, x, y)),
    },
  };
}
