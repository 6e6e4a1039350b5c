// From plain mathematical text to MathML; text that is not understood stands as it is.
import { html, mathml, type TemplateResult, type MathMLTemplateResult } from 'lit';
import { parseFormula } from './parse.ts';
import type { Formula } from './tree.ts';

type Part = MathMLTemplateResult | MathMLTemplateResult[];

/** A formula in line. */
export function formula(text: string): TemplateResult {
  const tree = parseFormula(text);
  return tree ? html`<math>${part(tree)}</math>` : html`<span class="plain">${text}</span>`;
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
      const name = mathml`<mi>${tree.text}</mi>`;
      return tree.index ? mathml`<msub>${name}<mi>${tree.index}</mi></msub>` : name;
    }
    case 'operator':
      return row([part(tree.left), mathml`<mo>${signs[tree.sign] ?? tree.sign}</mo>`, part(tree.right)].flat());
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

function call(name: string, of: Formula[]): MathMLTemplateResult {
  const [first] = of;
  if (first && of.length === 1 && name === 'exp') return mathml`<msup><mi>e</mi>${row(part(first))}</msup>`;
  if (first && of.length === 1 && name === 'sqrt') return mathml`<msqrt>${part(first)}</msqrt>`;
  const list = of.flatMap((each, index) => (index > 0 ? [mathml`<mo>,</mo>`, part(each)] : [part(each)])).flat();
  return mathml`<mrow><mi>${name}</mi><mo>(</mo>${list}<mo>)</mo></mrow>`;
}

/** 4.9e21 is written 4.9 × 10²¹. */
function number(text: string): Part {
  const [mantissa = '', exponent] = text.split('e');
  const digits = mathml`<mn>${mantissa}</mn>`;
  if (exponent === undefined) return digits;
  const power = exponent.replace('+', '').replace('-', '−');
  return row([digits, mathml`<mo>×</mo>`, mathml`<msup><mn>10</mn><mn>${power}</mn></msup>`]);
}
