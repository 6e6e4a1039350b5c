// What the first weights and the entries on show do, in words.
import { percent, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { ruleReport } from '../../kit/sweep/report-figures.ts';
import { measuredFigure, predictedFigure, type LayerRow } from './layers.ts';
import type { View } from './view.ts';

export function layerSentence(row: LayerRow): string {
  const measured = measuredFigure(row, 'score');
  const words = {
    name: row.name,
    query: significant(row.predicted.query),
    score: significant(predictedFigure(row, 'score')),
  };
  if (!measured) return say('assumptions.live.layer', words);
  return say('assumptions.live.layerMeasured', { ...words, measured: significant(measured.value) });
}

export function entrySentence({ near, nearUsual, nearPredicted, keys }: View, focus: number): string {
  const d = whole(focus);
  if (!near || !nearPredicted) return say('assumptions.live.waiting', { d });
  const { mean, variance } = nearPredicted;
  const scores = say('assumptions.live.entries', {
    d,
    mean: significant(near.mean.value),
    meanPredicted: significant(mean),
    variance: significant(near.variance.value),
    variancePredicted: variance === null ? say('assumptions.live.none') : significant(variance),
  });
  const [own, usual] = [near, nearUsual].map((report) => report && ruleReport(report, 'sqrt')?.peakWeight);
  if (!own || !usual) return scores;
  const words = { keys: whole(keys), peak: percent(own.value), usual: percent(usual.value) };
  return `${scores} ${say('assumptions.live.peak', words)}`;
}
