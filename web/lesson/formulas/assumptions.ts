// The formulas of the chapter on is unit variance a safe assumption? as MathML, each display with its spoken form.

const dk = '<msub><mi>d</mi><mi>k</mi></msub>';
const dModel = '<msub><mi>d</mi><mtext>model</mtext></msub>';
const w = (index: string): string => `<math><msub><mi>W</mi><mi>${index}</mi></msub></math>`;
const bracketed = (content: string): string =>
  `<mrow><mo form="prefix" stretchy="false">(</mo>${content}<mo form="postfix" stretchy="false">)</mo></mrow>`;
const variance = (content: string): string => `<mi>Var</mi><mo>&#x2061;</mo>${bracketed(content)}`;

const start = `<math display="block" aria-label="the variance of q i equals d model times the variance of a weight of W Q"><mrow>
${variance('<msub><mi>q</mi><mi>i</mi></msub>')}<mo>=</mo>${dModel}<mo>·</mo>${variance('<msub><mi>W</mi><mi>Q</mi></msub>')}
</mrow></math>`;

const alike = `<math display="block" aria-label="the variance of q dot k equals d k times, 1 plus rho squared times, K minus 2"><mrow>
${variance('<mi>q</mi><mo>·</mo><mi>k</mi>')}<mo>=</mo>${dk}${bracketed(
  `<mn>1</mn><mo>+</mo><msup><mi>ρ</mi><mn>2</mn></msup>${bracketed('<mi>K</mi><mo>−</mo><mn>2</mn>')}`,
)}
</mrow></math>`;

export const assumptionsFormulas: Readonly<Record<string, string>> = {
  startVariance: start,
  alikeVariance: alike,
  wQ: w('Q'),
  wK: w('K'),
  wV: w('V'),
  dModel: `<math aria-label="d model">${dModel}</math>`,
};
