// The package: all laboratories, none of them registered yet. Importing it has no effect, and is safe where there is no document.
import { DkAdditive } from '../elements/dk-additive/dk-additive.ts';
import { DkAssumptions } from '../elements/dk-assumptions/dk-assumptions.ts';
import { DkAttention } from '../elements/dk-attention/dk-attention.ts';
import { DkGradient } from '../elements/dk-gradient/dk-gradient.ts';
import { DkModels } from '../elements/dk-models/dk-models.ts';
import { DkOpening } from '../elements/dk-opening/dk-opening.ts';
import { DkPrecision } from '../elements/dk-precision/dk-precision.ts';
import { DkProof } from '../elements/dk-proof/dk-proof.ts';
import { DkQuiz } from '../elements/dk-quiz/dk-quiz.ts';
import { DkSaturationMap } from '../elements/dk-saturation-map/dk-saturation-map.ts';
import { DkScalings } from '../elements/dk-scalings/dk-scalings.ts';
import { DkSoftmax } from '../elements/dk-softmax/dk-softmax.ts';
import { DkTemperature } from '../elements/dk-temperature/dk-temperature.ts';
import { DkTraining } from '../elements/dk-training/dk-training.ts';
import { DkVariance } from '../elements/dk-variance/dk-variance.ts';
import { DkWorkedExample } from '../elements/dk-worked-example/dk-worked-example.ts';
import { register as registerElement } from '../elements/laboratory/register.ts';
import type { Selection } from '../parameters/parameter.ts';
import { laboratories as selections } from '../parameters/table.ts';

const classes = {
  'dk-opening': DkOpening,
  'dk-attention': DkAttention,
  'dk-worked-example': DkWorkedExample,
  'dk-variance': DkVariance,
  'dk-proof': DkProof,
  'dk-softmax': DkSoftmax,
  'dk-gradient': DkGradient,
  'dk-scalings': DkScalings,
  'dk-temperature': DkTemperature,
  'dk-assumptions': DkAssumptions,
  'dk-saturation-map': DkSaturationMap,
  'dk-additive': DkAdditive,
  'dk-precision': DkPrecision,
  'dk-models': DkModels,
  'dk-training': DkTraining,
  'dk-quiz': DkQuiz,
};

/** A laboratory's element. */
export type Name = keyof typeof classes;

/** The classes by element, in the order of the lesson. */
export const laboratories: Readonly<Record<Name, CustomElementConstructor>> = classes;

/** What a parameter is, for manuals and forms. */
export interface Described {
  readonly name: string;
  /** Its attribute. */
  readonly attribute: string;
  /** What is permitted, e.g. "1 … 4096". */
  readonly range: string;
  readonly unit: string;
  readonly doc: string;
  /** Its first value, as the attribute has it. */
  readonly first: string;
}

/** The parameters of a laboratory. */
export function parametersOf(name: Name): Described[] {
  const observed = new Set((classes[name] as { observedAttributes: string[] }).observedAttributes);
  const own = Object.values<Selection>(selections)
    .map((selection) => Object.values(selection))
    .filter((selection) => selection.every(({ attribute }) => observed.has(attribute)))
    .sort((a, b) => b.length - a.length)[0];
  return (own ?? []).map((parameter) => {
    const { name: named, attribute, range, unit, doc } = parameter;
    return { name: named, attribute, range, unit, doc, first: parameter.text(parameter.initial) };
  });
}

/** Registers the named laboratories, all where none is named. A name that is taken is left alone; without a document nothing happens. */
export function register(...names: Name[]): void {
  for (const name of names.length > 0 ? names : (Object.keys(classes) as Name[]))
    registerElement(name, laboratories[name]);
}

export { version } from '../core/version.ts';
