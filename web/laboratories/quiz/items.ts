// All items: the textbook's exercises in its order, then the misconceptions. A new item is one entry here.
import type { Item } from './item.ts';
import { whatGrows, exactlyD, bounds, initialVariance } from './items/spread.ts';
import { whyNotD, timesHundred, whichDimension, fourthRoots } from './items/which-divisor.ts';
import { norms, eachRow, hyperparameter, temperatureOrD } from './items/mistaken-divisor.ts';
import { axes, fixedScores, shift, crossEntropy } from './items/softmax.ts';
import { halfTheStory, valuePath } from './items/gradients.ts';
import { peaked, uniform } from './items/jacobian.ts';
import { saturation, steepest } from './items/saturation.ts';
import { std } from './items/std.ts';
import { sweep, temperatureOdds } from './items/temperature.ts';
import { training } from './items/training.ts';

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
