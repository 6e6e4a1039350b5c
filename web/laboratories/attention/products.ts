// A sum of products with the live numbers: each factor in the colour of its matrix, one sentence for the ear.
import { html, mathml, nothing, type MathMLTemplateResult, type TemplateResult } from 'lit';
import { parseFormula } from '../../kit/formula/parse.ts';
import { spoken } from '../../kit/formula/spoken.ts';
import { formulaText } from './cell-text.ts';

export interface Product {
  left: number;
  right: number;
}

export type FactorRole = 'query' | 'key' | 'value' | 'weight';

function signed(value: number, role: FactorRole, bracketed: boolean): MathMLTemplateResult {
  const text = formulaText(value);
  if (!text.startsWith('−')) return mathml`<mn class=${role}>${text}</mn>`;
  const number = mathml`<mo class=${role} form="prefix">−</mo><mn class=${role}>${text.slice(1)}</mn>`;
  return bracketed ? mathml`<mrow><mo>(</mo>${number}<mo>)</mo></mrow>` : mathml`<mrow>${number}</mrow>`;
}

/** The plain text of the sum, as `formula` understands it. */
export function productsText(products: readonly Product[]): string {
  const factor = (value: number): string => {
    const text = formulaText(value);
    return text.startsWith('−') ? `(${text})` : text;
  };
  return products.map(({ left, right }) => `${factor(left)} * ${factor(right)}`).join(' + ');
}

/** What is worked out: in the formula's own text, and as it is set. */
export interface Named {
  text: string;
  set: MathMLTemplateResult;
}

export const indexed = (name: string, index: string): MathMLTemplateResult =>
  mathml`<msub><mi>${name}</mi><mn>${index}</mn></msub>`;

export interface Sum {
  sign: '=' | '≈';
  result: string;
}

/** Each product can stand on a line of its own where the window is narrow. */
export function productSum(
  { text, set }: Named,
  products: readonly Product[],
  [left, right]: readonly [FactorRole, FactorRole],
  { sign, result }: Sum,
): TemplateResult {
  const tree = parseFormula(`${text} = ${productsText(products)} ${sign} ${result}`);
  const terms = products.map((product, place) => {
    const plus = place > 0 ? mathml`<mo form="prefix">+</mo><mspace width="0.2em"></mspace>` : nothing;
    // A minus after a plus stands in brackets.
    const first = signed(product.left, left, place > 0);
    return html`<math aria-hidden="true">${plus}${first}<mo>·</mo>${signed(product.right, right, true)}</math> `;
  });
  return html`<span class="products" role="math" aria-label=${tree ? spoken(tree) : nothing}
    ><math aria-hidden="true">${set}<mo form="infix">=</mo></math> ${terms}<math aria-hidden="true"
      ><mo form="infix">${sign}</mo><mn class="result">${result}</mn></math
    ></span
  >`;
}
