// In German: what every laboratory says.
export { errors } from './errors.ts';
export { guess } from './guess.ts';
export { laboratory } from './laboratory.ts';
export { parameterNames } from './parameters.ts';
export { rules } from './rules.ts';
export { spokenMath } from './spoken-math.ts';
