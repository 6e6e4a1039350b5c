// The formulas of the chapter on softmax as MathML, each display with its spoken form.

const s = (index: string): string => `<msub><mi>s</mi><mi>${index}</mi></msub>`;
const p = (index: string): string => `<msub><mi>p</mi><mi>${index}</mi></msub>`;
const eTo = (exponent: string): string => `<msup><mi>e</mi><mrow>${exponent}</mrow></msup>`;
const minus = '<mo>−</mo>';

const steps = `<math display="block" aria-label="weight p i equals e to the score s i minus m, over the sum over j of e to the score s j minus m, where m is the largest score"><mrow>
${p('i')}<mo>=</mo><mfrac>${eTo(`${s('i')}${minus}<mi>m</mi>`)}<mrow><munder><mo>∑</mo><mi>j</mi></munder>${eTo(`${s('j')}${minus}<mi>m</mi>`)}</mrow></mfrac><mo>,</mo>
<mspace width="1em"></mspace><mi>m</mi><mo>=</mo><munder><mi>max</mi><mi>j</mi></munder>${s('j')}
</mrow></math>`;

const odds = `<math display="block" aria-label="p i over p j equals e to the power of s i minus s j"><mrow>
<mfrac>${p('i')}${p('j')}</mfrac><mo>=</mo>${eTo(`${s('i')}${minus}${s('j')}`)}
</mrow></math>`;

const reached = `<math display="block" aria-label="x equals the natural logarithm of, n minus 1, times p over 1 minus p"><mrow>
<mi>x</mi><mo>=</mo><mi>ln</mi><mo>(</mo><mrow><mo>(</mo><mi>n</mi>${minus}<mn>1</mn><mo>)</mo></mrow>
<mfrac><mi>p</mi><mrow><mn>1</mn>${minus}<mi>p</mi></mrow></mfrac><mo>)</mo>
</mrow></math>`;

const trace = `<math aria-label="trace of J equals 1 minus the sum of p j squared"><mrow><mi>tr</mi><mspace width="0.17em"></mspace><mi>J</mi><mo>=</mo><mn>1</mn>${minus}
<mo>∑</mo><msubsup><mi>p</mi><mi>j</mi><mn>2</mn></msubsup></mrow></math>`;

const slope = `<math aria-label="p j times 1 minus p j"><mrow>${p('j')}<mo>(</mo><mn>1</mn>${minus}${p('j')}<mo>)</mo></mrow></math>`;

const typicalGap = `<math aria-label="0.954 times the square root of d k"><mrow><mn>0.954</mn><mspace width="0.17em"></mspace><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mrow></math>`;

export const softmaxFormulas: Readonly<Record<string, string>> = {
  softmaxSteps: steps,
  softmaxOdds: odds,
  softmaxReached: reached,
  softmaxTrace: trace,
  softmaxSlope: slope,
  typicalGap,
};
