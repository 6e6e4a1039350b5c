// From plain mathematical text to MathML; text that is not understood stands as it is.
import { type MathMLTemplateResult, type TemplateResult, html, mathml, nothing } from 'lit';
import { localized } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type Formula, parseFormula } from './parse.ts';
import { named, spoken } from './spoken.ts';

type Part = MathMLTemplateResult | MathMLTemplateResult[];

/** What has more terms or letters than this may be broken, sums between terms and products between factors. */
const longest = { terms: 2, text: 30 };

/** A formula in line; nothing for an empty text. */
export function formula(text: string): TemplateResult | typeof nothing {
  if (text === '') return nothing;
  const tree = parseFormula(text);
  if (!tree) return html`<span class="plain">${localized(text)}</span>`;
  const sum = split(tree, ['+', '-', '−']);
  const all = sum.length > 1 ? sum : split(tree, ['*']);
  if (all.length < 2 || (sum.length <= longest.terms && text.length <= longest.text))
    return heardAs(spoken(tree), html`<math>${part(tree)}</math>`);
  // Broken for the eye, one sentence for the ear.
  return heardAs(
    spoken(tree),
    all.map(({ sign, of }) => html`<math>${sign}${part(of)}</math> `),
  );
}

/**
 * Formulas that are heard as one sentence: as a picture with words, which every reader says. Orca passes over words on <math> itself, in
 * Chromium over those of the role "math" too, and over a formula with a blank beside its silent parts: so all parts stand in one silent box.
 */
export function heardAs(words: string | typeof nothing, parts: unknown): TemplateResult {
  return html`<span role="img" aria-roledescription=${say('math.what')} aria-label=${words}
    ><span aria-hidden="true">${parts}</span></span
  >`;
}

/** A chain of equations as formulas of their own, so that a narrow window can break between them. */
export function equation(text: string): TemplateResult {
  return html`${text.split(' = ').map((side, place) => html`${place === 0 ? '' : ' = '}${formula(side)}`)}`;
}

/** The terms of a sum, or the factors of a product, each with the sign before it. */
function split(tree: Formula, by: string[]): { sign: MathMLTemplateResult | typeof nothing; of: Formula }[] {
  if (tree.kind !== 'operator' || !by.includes(tree.sign)) return [{ sign: nothing, of: tree }];
  return [
    ...split(tree.left, by),
    {
      sign: mathml`<mo form="prefix">${signs[tree.sign] ?? tree.sign}</mo><mspace width="0.2em"></mspace>`,
      of: tree.right,
    },
  ];
}

/** A product without a sign gets the invisible one, which screen readers know. */
const signs: Readonly<Record<string, string>> = { '*': '·', '-': '−', '': '\u2062' };

/** Brackets around a fraction's half or an exponent are what the layout says already. */
const bare = (tree: Formula): Part => part(tree.kind === 'group' ? tree.of : tree);
const row = (content: Part): MathMLTemplateResult => mathml`<mrow>${content}</mrow>`;

function part(tree: Formula): Part {
  switch (tree.kind) {
    case 'number':
      return number(tree.text);
    case 'name': {
      const name = mathml`<mi>${named(tree.text)}</mi>`;
      return tree.index ? mathml`<msub>${name}<mi>${tree.index}</mi></msub>` : name;
    }
    case 'operator':
      return row([part(tree.left), between(tree), part(tree.right)].flat());
    case 'prefix':
      return row([mathml`<mo form="infix">${tree.sign}</mo>`, part(tree.of)].flat());
    case 'minus':
      return row([mathml`<mo form="prefix">−</mo>`, part(tree.of)].flat());
    case 'fraction':
      return mathml`<mfrac>${row(bare(tree.top))}${row(bare(tree.bottom))}</mfrac>`;
    case 'power':
      return mathml`<msup>${row(part(tree.base))}${row(bare(tree.exponent))}</msup>`;
    case 'root':
      return mathml`<msqrt>${bare(tree.of)}</msqrt>`;
    case 'group':
      return row([mathml`<mo>(</mo>`, part(tree.of), mathml`<mo>)</mo>`].flat());
    case 'percent':
      return row([part(tree.of), mathml`<mo>%</mo>`].flat());
    case 'call':
      return call(tree.name, tree.of);
  }
}

/** The sign between two operands; a function without brackets keeps a distance: 0.5 ln 0.5. */
function between({ sign, left, right }: Extract<Formula, { kind: 'operator' }>): MathMLTemplateResult {
  const spaced = sign === '' && [left, right, left.kind === 'operator' ? left.right : left].some(isFunction);
  return spaced ? mathml`<mspace width="0.17em"></mspace>` : mathml`<mo>${signs[sign] ?? sign}</mo>`;
}

function isFunction(tree: Formula): boolean {
  return tree.kind === 'name' && ['ln', 'log'].includes(tree.text);
}

function call(name: string, of: Formula[]): MathMLTemplateResult {
  const [first] = of;
  if (first && of.length === 1 && name === 'exp') return mathml`<msup><mi>e</mi>${row(part(first))}</msup>`;
  if (first && of.length === 1 && name === 'sqrt') return mathml`<msqrt>${part(first)}</msqrt>`;
  const list = of.flatMap((each, index) => (index > 0 ? [mathml`<mo>,</mo>`, part(each)] : [part(each)])).flat();
  return mathml`<mrow><mi>${named(name)}</mi><mo>(</mo>${list}<mo>)</mo></mrow>`;
}

/** 4.9e21 is written 4.9 × 10²¹. */
function number(text: string): Part {
  const [mantissa = '', exponent] = text.split('e');
  const digits = mathml`<mn>${localized(mantissa)}</mn>`;
  if (exponent === undefined) return digits;
  const power = exponent.replace('+', '').replace('-', '−');
  return row([digits, mathml`<mo>×</mo>`, mathml`<msup><mn>10</mn><mn>${power}</mn></msup>`]);
}

// How numbers are written in formulas, which are read in every language.

/** Longer ones are written as powers of ten. */
const longestNumber = 1e9;

/** A number inside a formula, without a locale. */
export function inFormula(value: number, digits = 4): string {
  if (!Number.isFinite(value)) return value < 0 ? '−∞' : '∞';
  const rounded = Number(value.toPrecision(digits));
  return Math.abs(rounded) < longestNumber ? String(rounded) : rounded.toExponential();
}

/** The same, in brackets where a minus would stand after a sign. */
export function inBrackets(value: number, digits?: number): string {
  const text = inFormula(value, digits);
  return value < 0 ? `(${text})` : text;
}
