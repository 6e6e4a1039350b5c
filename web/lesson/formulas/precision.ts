// The formulas of the chapter on numbers that overflow as MathML, each display with its spoken form.

const inline = (content: string, spoken: string): string => `<math aria-label="${spoken}">${content}</math>`;
const x = (index: string): string => `<msub><mi>x</mi><mi>${index}</mi></msub>`;
const power = (exponent: string): string => `<msup><mi>e</mi><mrow>${exponent}</mrow></msup>`;
const fraction = (top: string, bottom: string): string =>
  `<mfrac>${top}<mrow><munder><mo>∑</mo><mi>j</mi></munder>${bottom}</mrow></mfrac>`;
const less = (index: string, maximum: string): string => `${x(index)}<mo>−</mo>${maximum}`;
const m = (index: string): string => `<msub><mi>m</mi>${index}</msub>`;
const z = (index: string): string => `<msub><mi>Z</mi>${index}</msub>`;
const j = '<mi>j</mi>';
const before = '<mrow><mi>j</mi><mo>−</mo><mn>1</mn></mrow>';

const shifted = `<math display="block" aria-label="e to the x i over the sum over j of e to the x j equals e to the x i minus m over the sum over j of e to the x j minus m"><mrow>
${fraction(power(x('i')), power(x('j')))}<mo>=</mo>${fraction(power(less('i', '<mi>m</mi>')), power(less('j', '<mi>m</mi>')))}
</mrow></math>`;

const maximum = `<math display="block" aria-label="m j is the larger of m j minus 1 and x j"><mrow>
${m(j)}<mo>=</mo><mi>max</mi><mrow><mo>(</mo>${m(before)}<mo>,</mo>${x('j')}<mo>)</mo></mrow>
</mrow></math>`;

const sum = `<math display="block" aria-label="Z j is Z j minus 1 times e to the, m j minus 1, minus m j, plus e to the x j minus m j"><mrow>
${z(j)}<mo>=</mo>${z(before)}<mo>·</mo>${power(`${m(before)}<mo>−</mo>${m(j)}`)}<mo>+</mo>${power(less('j', m(j)))}
</mrow></math>`;

export const precisionFormulas: Readonly<Record<string, string>> = {
  precisionShifted: shifted,
  precisionMaximum: maximum,
  precisionSum: sum,
  precisionSpread: inline(
    '<mn>2</mn><mo>(</mo><msub><mi>x</mi><mtext>max</mtext></msub><mo>−</mo><msub><mi>x</mi><mtext>min</mtext></msub><mo>)</mo>',
    'two times, x max minus x min',
  ),
};
