// The formulas of the chapter on the size of a score as MathML, each with its spoken form.

const sub = (name: string, index: string): string => `<msub><mi>${name}</mi><mi>${index}</mi></msub>`;
const dk = sub('d', 'k');
const product = `${sub('q', 'i')}${sub('k', 'i')}`;
const dot = '<mrow><mi>q</mi><mo>·</mo><mi>k</mi></mrow>';
const of = (name: string, inside: string): string => `<mrow><mi>${name}</mi><mo>(</mo>${inside}<mo>)</mo></mrow>`;
const sum = `<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow>${dk}</munderover>`;
const norm = '<mrow><mo>|</mo><mi>q</mi><mo>|</mo></mrow>';
const inline = (label: string, content: string): string => `<math aria-label="${label}"><mrow>${content}</mrow></math>`;

export const sizeFormulas: Readonly<Record<string, string>> = {
  sizeVariance: `<math display="block" aria-label="the variance of q dot k equals the sum over i from 1 to d k of the variance of q i k i, which is d k"><mrow>
${of('Var', dot)}<mo>=</mo>${sum}${of('Var', product)}<mo>=</mo>${dk}
</mrow></math>`,
  sizeNorm: inline('the length of q', norm),
  sizeKurtosis: inline('3 plus 6 over d k', `<mn>3</mn><mo>+</mo><mn>6</mn><mo>/</mo>${dk}`),
};
