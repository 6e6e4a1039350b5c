// What becomes of the rule e^(πd) in numbers with finitely many digits: a picture and a sentence.
import { html, type TemplateResult } from 'lit';
import type { ExponentialLimits } from '../../core/types.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { symbols } from '../../kit/symbols.ts';
import { limitsPicture } from './limits-picture.ts';

export function limitsSection(limits: readonly ExponentialLimits[], keys: number, width: number): TemplateResult {
  const of = (name: string): ExponentialLimits | undefined => limits.find(({ format }) => format === name);
  const number = (d: number | undefined): string => (d === undefined ? say('laboratory.none') : whole(d));
  const double = of('float64');
  const text = say('scalings.limits.text', {
    keys: whole(keys),
    even: number(double?.weightsEven),
    unit: number(double?.unitScoreVanishes),
    typical: number(double?.typicalScoreVanishes),
    overflow: number(double?.divisorOverflows),
    single: number(of('float32')?.divisorOverflows),
  });
  return html`${limitsPicture(limits, keys, width)}
    <p class="rule-note">${symbols(text)}</p>`;
}
