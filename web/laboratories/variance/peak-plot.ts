// The mean weight of the strongest key against d, one line for each rule on the same vectors.
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { leftAxis } from '../../figure/axis.ts';
import { band } from '../../figure/band.ts';
import { plotFrame } from '../../figure/frame.ts';
import { label, spread, type Label } from '../../figure/label.ts';
import { line, pixelOf } from '../../figure/line.ts';
import { points } from '../../figure/points.ts';
import { linearScale } from '../../figure/scale.ts';
import { ruleName } from '../../kit/rule-name.ts';
import { dimensionAxis, dimensionScale } from '../../kit/sweep/dimension-axis.ts';
import { dimensionMarks } from '../../kit/sweep/dimension-marks.ts';
import { datum, ruleReport } from '../../kit/sweep/report-figures.ts';
import { ruleRole } from '../../kit/sweep/rule-role.ts';
import type { OverDimension } from './over-dimension.ts';
import type { View } from './view.ts';

export interface PeakOptions {
  /** Ids of the rules that are shown. */
  shown: readonly string[];
  width: number;
}

export function peakPlot(view: View, { shown, width }: PeakOptions): OverDimension {
  const { grid, keys, reports } = view;
  const frame = plotFrame(width, 280, { left: 40, right: 96 });
  const x = dimensionScale(grid, frame);
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const series = shown.map((id) => ({
    id,
    role: ruleRole(id),
    data: reports.map((report) => datum(report.d, ruleReport(report, id)?.peakWeight)),
    parameter: reports[0] ? (ruleReport(reports[0], id)?.rule.parameter ?? null) : null,
  }));
  const labels = series.flatMap(({ id, role, data, parameter }): Label[] => {
    const last = data.findLast((each) => each.y !== null);
    if (!last) return [];
    const text = ruleName({ id, parameter });
    return [{ x: frame.right + 10, y: pixelOf(y, last.y), text, role, anchor: 'start' }];
  });
  const content = [
    leftAxis(frame, y, [0, 0.25, 0.5, 0.75, 1], { format: (value) => short(value), title: '' }),
    dimensionAxis(frame, x),
    ...series.flatMap(({ role, data }) => [band(data, x, y, role), line(data, x, y, role), points(data, x, y, role)]),
    ...spread(labels, frame.top, frame.bottom).map(label),
  ];
  return {
    x,
    picture: {
      title: say(keys === 1 ? 'variance.peak.title.one' : 'variance.peak.title', { keys: whole(keys) }),
      key: say('variance.peak.key'),
      label: say('variance.peak.picture'),
      frame,
      content,
      series: series.map(({ id, data, parameter }) => dimensionMarks(ruleName({ id, parameter }), data, x, y)),
    },
  };
}
