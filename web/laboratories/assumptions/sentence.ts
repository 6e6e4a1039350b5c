// The question, and what the first weights and the entries on show do, in words.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { percent, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { ruleReport } from '../../kit/sweep/figures.ts';
import type { Predicted } from './entries.ts';
import { type LayerRow, layerInput, measuredFigure, predictedFigure } from './layers.ts';
import type { SlidName } from './parameters.ts';
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

// The question of the laboratory: what layer norm and Xavier's rule make of a query. The core answers it.

const options = ['one', 'half', 'more', 'all'] as const;

/** The sizes that the question names. */
const asked = { seed: '1', modelWidth: 512, heads: 8, headDimension: 64, norm: 'layer', cosine: 0 };

export function question(): Question {
  return {
    text: say('assumptions.ask'),
    answer: {
      kind: 'choice',
      options: options.map((value) => ({ value, name: say(`assumptions.ask.${value}`) })),
    },
  };
}

export function outcome(chapters: ChaptersClient): Outcome {
  const variance = (id: string): string => significant(chapters.predictLayer(layerInput(asked, id)).query);
  return {
    value: 'all',
    text: say('assumptions.ask.result', {
      fused: variance('xavier-fused'),
      packed: variance('xavier-packed'),
      perHead: variance('xavier-per-head'),
    }),
    why: say('assumptions.ask.why'),
  };
}

// A slider's value and what it does, for those who hear it.

interface Consequence {
  /** The first weights that are looked at; undefined while nothing may be told of them. */
  row: LayerRow | undefined;
  predicted: Predicted | undefined;
}

export function consequence(name: SlidName, value: number, { row, predicted }: Consequence): string {
  const variance = predicted?.variance ?? null;
  return say(`assumptions.${name}Text`, {
    value: short(value),
    name: row?.name ?? say('assumptions.firstWeights'),
    score: row ? significant(predictedFigure(row, 'score')) : say('assumptions.untold'),
    d: predicted ? whole(predicted.d) : '',
    mean: predicted ? significant(predicted.mean) : '',
    variance: variance === null ? say('assumptions.live.none') : significant(variance),
  });
}
