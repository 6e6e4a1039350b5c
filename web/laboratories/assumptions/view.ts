// What the pictures of the entries are drawn from: the reports of the grid in order, with theory and the usual case beside.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { StandardMoments } from '../../core/chapters-entries.ts';
import type { DimensionReport } from '../../core/types.ts';
import type { Kept } from '../../kit/kept.ts';
import { gridWith } from '../../kit/sweep/request.ts';
import type { EntrySweeps } from './entry-sweeps.ts';
import { entryLaw, predictedScores, type DrawSettings, type EntrySettings, type Predicted } from './entries.ts';

export interface View {
  settings: EntrySettings;
  grid: readonly number[];
  keys: number;
  /** Only those d that are measured. */
  reports: readonly DimensionReport[];
  /** The same of independent N(0, 1) entries. */
  usual: readonly DimensionReport[];
  predicted: readonly Predicted[];
  /** Of a single product, which is what is left per component at every d. */
  one: Predicted;
  moments: StandardMoments;
  /** The report in focus; undefined while it is not measured. */
  near: DimensionReport | undefined;
  nearUsual: DimensionReport | undefined;
  nearPredicted: Predicted | undefined;
  /** What pictures are made from: others mean other pictures. */
  from: readonly unknown[];
}

export function viewOf(
  chapters: ChaptersClient,
  kept: Kept<unknown>,
  { sweeps, settings: all }: { sweeps: EntrySweeps; settings: EntrySettings & DrawSettings },
): View {
  const { law, freedom, shape, mean, std, correlation, keys, focus } = all;
  const settings: EntrySettings = { law, freedom, shape, mean, std, correlation };
  const grid = gridWith(all.dimensions, focus);
  const entries = [law, freedom, shape, mean, std, correlation];
  const predicted = kept.of('predicted', [...entries, grid.join(' ')], () =>
    predictedScores(chapters, settings, grid),
  ) as Predicted[];
  const [one] = kept.of('one', entries, () => predictedScores(chapters, settings, [1])) as Predicted[];
  if (!one) throw new RangeError('no prediction');
  const { own, usual } = sweeps.reports(all);
  return {
    settings,
    grid,
    keys,
    reports: grid.flatMap((d) => own.get(d) ?? []),
    usual: grid.flatMap((d) => usual.get(d) ?? []),
    predicted,
    one,
    moments: kept.of('moments', entries, () => chapters.standardMoments(entryLaw(settings))) as StandardMoments,
    near: own.get(focus),
    nearUsual: usual.get(focus),
    nearPredicted: predicted.find(({ d }) => d === focus),
    from: [own, usual, predicted, keys],
  };
}
