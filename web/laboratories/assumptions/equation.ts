// A chain of equations as formulas of their own, so that a narrow window can break between them.
import { html, type TemplateResult } from 'lit';
import { formula } from '../../kit/formula/mathml.ts';

export function equation(text: string): TemplateResult {
  return html`${text.split(' = ').map((side, place) => html`${place === 0 ? '' : ' = '}${formula(side)}`)}`;
}
