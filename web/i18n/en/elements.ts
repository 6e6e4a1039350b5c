// All sentences of the elements in English, one file to a subject. Keys begin with the subject's name.
import { additive } from './additive.ts';
import { arrows } from './arrows.ts';
import { assumptions } from './assumptions.ts';
import { attention } from './attention.ts';
import { embed } from './embed.ts';
import { errors } from './errors.ts';
import { gradient } from './gradient.ts';
import { guess } from './guess.ts';
import { laboratory } from './laboratory.ts';
import { models } from './models.ts';
import { opening } from './opening.ts';
import { parameterNames } from './parameters.ts';
import { precision } from './precision.ts';
import { projector } from './projector.ts';
import { proof } from './proof.ts';
import { quiz } from './quiz.ts';
import { rules } from './rules.ts';
import { saturation } from './saturation.ts';
import { scalings } from './scalings.ts';
import { share } from './share.ts';
import { scorm } from './scorm.ts';
import { softmax } from './softmax.ts';
import { spokenMath } from './spoken-math.ts';
import { sweep } from './sweep.ts';
import { sweepResult } from './sweep-result.ts';
import { temperature } from './temperature.ts';
import { rateMap } from './rate-map.ts';
import { runs } from './runs.ts';
import { training } from './training.ts';
import { widthSweep } from './width-sweep.ts';
import { variance } from './variance.ts';
import { walks } from './walks.ts';
import { workedInputs } from './worked-inputs.ts';
import { workedLines } from './worked-lines.ts';
import { workedRemarks } from './worked-remarks.ts';
import { worked } from './worked.ts';

export const elements = {
  ...laboratory,
  ...errors,
  ...guess,
  ...parameterNames,
  ...rules,
  ...spokenMath,
  ...opening,
  ...arrows,
  ...attention,
  ...worked,
  ...workedInputs,
  ...workedLines,
  ...workedRemarks,
  ...projector,
  ...share,
  ...embed,
  ...scorm,
  ...sweep,
  ...sweepResult,
  ...walks,
  ...variance,
  ...proof,
  ...softmax,
  ...gradient,
  ...scalings,
  ...temperature,
  ...assumptions,
  ...saturation,
  ...additive,
  ...precision,
  ...models,
  ...training,
  ...runs,
  ...widthSweep,
  ...rateMap,
  ...quiz,
} as const;
