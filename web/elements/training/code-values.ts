// The settings of the program that trains rules side by side, from those of an experiment that varies some of them.
import type { TrainingValues } from '../dk-training/asked.ts';
import { usualWidth } from './settings.ts';

type Given = Pick<TrainingValues, 'dimension' | 'optimizer' | 'rate' | 'runs' | 'steps' | 'gain' | 'seed' | 'shown'>;

export function codeValues(given: Given): TrainingValues {
  return { ...given, keys: 16, modelWidth: usualWidth, trainValues: false, smallStart: false, part: 'query' };
}
