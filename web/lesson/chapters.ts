// The chapters in reading order: from a score to real models, then what stands beside that way. Used at build time only.
import type { Chapter } from './chapter.ts';
import { additive } from './chapters/additive.ts';
import { assumptions } from './chapters/assumptions.ts';
import { closing } from './chapters/closing.ts';
import { examples } from './chapters/examples.ts';
import { formula } from './chapters/formula.ts';
import { gradient } from './chapters/gradient.ts';
import { models } from './chapters/models.ts';
import { precision } from './chapters/precision.ts';
import { proof } from './chapters/proof.ts';
import { question } from './chapters/question.ts';
import { quiz } from './chapters/quiz.ts';
import { rules } from './chapters/rules.ts';
import { saturation } from './chapters/saturation.ts';
import { size } from './chapters/size.ts';
import { softmax } from './chapters/softmax.ts';
import { summit } from './chapters/summit.ts';
import { temperature } from './chapters/temperature.ts';
import { training } from './chapters/training.ts';

export const chapters: readonly Chapter[] = [
  question,
  formula,
  size,
  proof,
  softmax,
  gradient,
  rules,
  summit,
  training,
  models,
  examples,
  temperature,
  assumptions,
  saturation,
  additive,
  precision,
  quiz,
  closing,
];
