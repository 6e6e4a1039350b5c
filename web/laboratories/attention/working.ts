// The working line: how the cell that is looked at comes about, with the live numbers and the sum of its products in it.
import { type MathMLTemplateResult, type TemplateResult, html, mathml, nothing } from 'lit';
import type { RuleChoice } from '../../core/types.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { formula, heardAs } from '../../kit/formula/mathml.ts';
import { parseFormula } from '../../kit/formula/parse.ts';
import { spoken } from '../../kit/formula/spoken.ts';
import type { Board, CellPick } from './steps.ts';
import { type View, figure, rowOf } from './view.ts';
import { equals, formulaText } from './names.ts';
import type { ComputedName, Step } from './parameters.ts';

// A sum of products with the live numbers: each factor in the colour of its matrix, one sentence for the ear.

interface Product {
  left: number;
  right: number;
}

type FactorRole = 'query' | 'key' | 'value' | 'weight';

function signed(value: number, role: FactorRole, bracketed: boolean): MathMLTemplateResult {
  const text = formulaText(value);
  if (!text.startsWith('−')) return mathml`<mn class=${role}>${text}</mn>`;
  const number = mathml`<mrow class=${role}><mo form="prefix">−</mo><mn>${text.slice(1)}</mn></mrow>`;
  return bracketed ? mathml`<mrow><mo>(</mo>${number}<mo>)</mo></mrow>` : number;
}

/** The plain text of the sum, as `formula` understands it. */
export function productsText(products: readonly Product[]): string {
  const factor = (value: number): string => {
    const text = formulaText(value);
    return text.startsWith('−') ? `(${text})` : text;
  };
  return products.map(({ left, right }) => `${factor(left)} * ${factor(right)}`).join(' + ');
}

const indexed = (name: string, index: string): MathMLTemplateResult =>
  mathml`<msub><mi>${name}</mi><mn>${index}</mn></msub>`;

interface Sum {
  /** What is worked out: in the formula's own text, and as it is set. */
  text: string;
  set: MathMLTemplateResult;
  products: readonly Product[];
  /** Of the factors, left and right. */
  roles: readonly [FactorRole, FactorRole];
  sign: '=' | '≈';
  result: string;
}

/** Each product can stand on a line of its own where the window is narrow. */
function productSum({ text, set, products, roles: [left, right], sign, result }: Sum): TemplateResult {
  const tree = parseFormula(`${text} = ${productsText(products)} ${sign} ${result}`);
  const terms = products.map((product, place) => {
    const plus = place > 0 ? mathml`<mo form="prefix">+</mo><mspace width="0.2em"></mspace>` : nothing;
    // A minus after a plus stands in brackets.
    const first = signed(product.left, left, place > 0);
    return html`<math>${plus}${first}<mo>·</mo>${signed(product.right, right, true)}</math> `;
  });
  const parts = html`<math>${set}<mo form="infix">=</mo></math> ${terms}<math
      ><mo form="infix">${sign}</mo><mn class="result">${result}</mn></math
    >`;
  return html`<span class="products">${heardAs(tree ? spoken(tree) : nothing, parts)}</span>`;
}

/** How the cell that is looked at comes about. */
export function working({ view, step, pick }: Pick<Board, 'view' | 'step' | 'pick'>): TemplateResult {
  const { matrix, row, column } = pick;
  const title = say(`attention.cell.${matrix}`, { row: String(row + 1), column: String(column + 1) });
  return html`<div class="working" id="working">
    <p class="remark">${title}</p>
    ${calculations[matrix](view, pick, step)}
  </div>`;
}

type Calculation = (view: View, pick: CellPick, step: Step) => TemplateResult;

const line = (content: unknown, note = ''): TemplateResult =>
  html`<p class="calculation wraps">${content} ${note ? html`<span class="remark">${note}</span>` : nothing}</p>`;

function result(text: string, value: number): string {
  return `${text} ${equals(value)} ${formulaText(value)}`;
}

const score: Calculation = (view, { row, column }) => {
  const key = view.k[column] ?? [];
  const products = (view.q[row] ?? []).map((left, entry) => ({ left, right: figureAt(key, entry) }));
  const value = figure(view, 'scores', row, column);
  const [query, other] = [String(row + 1), String(column + 1)];
  const text = `q_${query} * k_${other}`;
  const set = mathml`${indexed('q', query)}<mo>·</mo>${indexed('k', other)}`;
  const end = { sign: equals(value), result: formulaText(value) };
  return line(productSum({ text, set, products, roles: ['query', 'key'], ...end }));
};

const scaled: Calculation = (view, { row, column }, step) => {
  const { rule, sizes, steps, open } = view;
  const before = formulaText(figure(view, 'scores', row, column));
  const after = figureAt(open, row * sizes.keys + column);
  const hidden = step !== 'scaled' && figure(view, 'scaled', row, column) === -Infinity;
  const note = hidden
    ? say('attention.work.masked', { row: String(row + 1), column: String(column + 1), open: formulaText(after) })
    : rule.id === 'none'
      ? say('attention.work.undivided')
      : '';
  const whole = divisorText(rule, sizes.dimension);
  const divisor = steps.divisor === null ? '' : formulaText(steps.divisor);
  const middle = divisor === whole || divisor === '' ? '' : ` = ${before} / ${divisor}`;
  return line(
    formula(result(`(q_${String(row + 1)} * k_${String(column + 1)}) / c = ${before} / ${whole}${middle}`, after)),
    note,
  );
};

const weight: Calculation = (view, { row, column }) => {
  const { sizes, steps } = view;
  const at = (list: Float64Array): number => figureAt(list, row * sizes.keys + column);
  if (at(steps.scaledScores) === -Infinity) {
    return line(
      formula('exp(-∞) = 0'),
      say('attention.work.hidden', { row: String(row + 1), column: String(column + 1) }),
    );
  }
  const digits = 4;
  const text = (value: number): string => formulaText(value, digits);
  const most = text(figureAt(steps.rowMaxima, row));
  const sum = text(figureAt(steps.sums, row));
  const all = [...rowOf(steps.exponentials, row, sizes.keys)].map(text).join(' + ');
  const own = `exp(${text(at(steps.scaledScores))} - ${most.startsWith('−') ? `(${most})` : most})`;
  return html`${line(formula(`${own} / ${sum} = ${text(at(steps.exponentials))} / ${sum} ≈ ${text(at(steps.weights))}`), say('attention.work.most', { most }))}
  ${line(html`<span class="remark">${say('attention.work.sum')}</span> ${formula(all)} ${formula(`≈ ${sum}`)}`)}`;
};

const output: Calculation = (view, { row, column }) => {
  const { sizes, steps, v } = view;
  // Three digits of each weight can be read; the result is the core's, from all of them.
  const products = [...rowOf(steps.weights, row, sizes.keys)].map((left, key) => ({
    left: Number(left.toPrecision(3)),
    right: figureAt(v[key] ?? [], column),
  }));
  const result = formulaText(figure(view, 'output', row, column), 3);
  const query = String(row + 1);
  const set = indexed('o', `${query},${String(column + 1)}`);
  return line(productSum({ text: `o_${query}`, set, products, roles: ['weight', 'value'], sign: '≈', result }));
};

const calculations: Readonly<Record<ComputedName, Calculation>> = { scores: score, scaled, weights: weight, output };

export function divisorText({ id, parameter }: RuleChoice, d: number): string {
  const dimension = String(d);
  const texts: Readonly<Record<string, string>> = {
    none: '1',
    sqrt: `sqrt(${dimension})`,
    linear: dimension,
    log: `ln ${dimension}`,
    power: `${dimension}^${formulaText(parameter)}`,
    constant: formulaText(parameter),
  };
  return texts[id] ?? id;
}
