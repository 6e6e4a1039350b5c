// All items: the textbook's exercises in its order, then the misconceptions. A new item is one entry here.
import type { Item } from './item.ts';
import { axes } from './items/axes.ts';
import { bounds } from './items/bounds.ts';
import { crossEntropy } from './items/cross-entropy.ts';
import { eachRow } from './items/each-row.ts';
import { exactlyD } from './items/exactly-d.ts';
import { fixedScores } from './items/fixed-scores.ts';
import { fourthRoots } from './items/fourth-roots.ts';
import { halfTheStory } from './items/half-the-story.ts';
import { hyperparameter } from './items/hyperparameter.ts';
import { initialVariance } from './items/initial-variance.ts';
import { peaked, uniform } from './items/jacobian.ts';
import { norms } from './items/norms.ts';
import { saturation, steepest } from './items/saturation.ts';
import { shift } from './items/shift.ts';
import { std } from './items/std.ts';
import { temperatureOrD } from './items/temperature-or-d.ts';
import { sweep, temperatureOdds } from './items/temperature.ts';
import { timesHundred } from './items/times-hundred.ts';
import { training } from './items/training.ts';
import { valuePath } from './items/value-path.ts';
import { whatGrows } from './items/what-grows.ts';
import { whichDimension } from './items/which-dimension.ts';
import { whyNotD } from './items/why-not-d.ts';

export const items: readonly Item[] = [
  std,
  saturation,
  steepest,
  training,
  sweep,
  temperatureOdds,
  uniform,
  peaked,
  whyNotD,
  timesHundred,
  whichDimension,
  fourthRoots,
  axes,
  exactlyD,
  bounds,
  halfTheStory,
  valuePath,
  temperatureOrD,
  fixedScores,
  whatGrows,
  shift,
  initialVariance,
  norms,
  crossEntropy,
  eachRow,
  hyperparameter,
];
