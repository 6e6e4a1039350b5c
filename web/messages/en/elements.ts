// All sentences of the elements in English, one file to a subject. Keys begin with the subject's name.
import { laboratory } from './laboratory.ts';
import { errors } from './errors.ts';
import { opening } from './opening.ts';
import { parameterNames } from './parameters.ts';
import { rules } from './rules.ts';
import { variance } from './variance.ts';
import { workedInputs } from './worked-inputs.ts';
import { workedLines } from './worked-lines.ts';
import { workedRemarks } from './worked-remarks.ts';
import { worked } from './worked.ts';

export const elements = {
  ...laboratory,
  ...errors,
  ...parameterNames,
  ...rules,
  ...opening,
  ...worked,
  ...workedInputs,
  ...workedLines,
  ...workedRemarks,
  ...variance,
} as const;
