// The formulas of the chapter on additive attention as MathML, each display with its spoken form.

const inline = (content: string, spoken: string): string => `<math aria-label="${spoken}">${content}</math>`;
const v = '<mi>v</mi>';
const thin = '<mspace width="0.2em"></mspace>';
const absolute = (content: string): string =>
  `<mo form="prefix" stretchy="false">|</mo>${content}<mo form="postfix" stretchy="false">|</mo>`;
const sumOfV = `<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>h</mi></munderover>${absolute('<msub><mi>v</mi><mi>i</mi></msub>')}`;

const score = `<math display="block" aria-label="the score s is v dot the hyperbolic tangent of W q plus U k, and the size of s is at most the sum of the sizes of v i over the h hidden units"><mrow>
<mi>s</mi><mo>=</mo>${v}<mo>·</mo><mi>tanh</mi><mrow><mo>(</mo><mi>W</mi><mi>q</mi><mo>+</mo><mi>U</mi><mi>k</mi><mo>)</mo></mrow><mo>,</mo>
<mspace width="0.7em"></mspace>${absolute('<mi>s</mi>')}<mo>≤</mo>${sumOfV}
</mrow></math>`;

const variance = `<math display="block" aria-label="the variance of s is h times the variance of v i times the expectation of tanh squared of z"><mrow>
<mi>Var</mi>${thin}<mi>s</mi><mo>=</mo><mi>h</mi><mo>·</mo><mi>Var</mi>${thin}<msub><mi>v</mi><mi>i</mi></msub><mo>·</mo><mi>E</mi>${thin}<msup><mi>tanh</mi><mn>2</mn></msup>${thin}<mi>z</mi>
</mrow></math>`;

export const additiveFormulas: Readonly<Record<string, string>> = {
  additiveScore: score,
  additiveVariance: variance,
  additiveSum: inline(`<mo>∑</mo>${absolute('<msub><mi>v</mi><mi>i</mi></msub>')}`, 'the sum of the sizes of v i'),
  additiveRootH: inline('<msqrt><mi>h</mi></msqrt>', 'the square root of h'),
  additiveNorms: inline(`${absolute('<mi>q</mi>')}${absolute('<mi>k</mi>')}`, 'the length of q times the length of k'),
};
