// The formulas of the chapter on gradients as MathML, each with its spoken form.

const p = (index: string): string => `<msub><mi>p</mi><mi>${index}</mi></msub>`;
const s = (index: string): string => `<msub><mi>s</mi><mi>${index}</mi></msub>`;
const a = (index: string): string => `<msub><mi>a</mi><mi>${index}</mi></msub>`;
const slope = (of: string, by: string): string =>
  `<mfrac><mrow><mo>∂</mo>${of}</mrow><mrow><mo>∂</mo>${by}</mrow></mfrac>`;
const sum = (index: string): string => `<munder><mo>∑</mo><mi>${index}</mi></munder>`;
const minus = '<mo>−</mo>';

const jacobian = `<math display="block" aria-label="J i j equals the derivative of p i by s j, which is p i times, delta i j minus p j; delta i j is 1 where i equals j, else 0"><mrow>
<msub><mi>J</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo>${slope(p('i'), s('j'))}<mo>=</mo>${p('i')}<mrow><mo>(</mo><msub><mi>δ</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub>${minus}${p('j')}<mo>)</mo></mrow>
</mrow></math>`;

const trace = `<math display="block" aria-label="trace of J equals the sum over i of p i times 1 minus p i, which is 1 minus the sum over i of p i squared"><mrow>
<mi>tr</mi><mspace width="0.17em"></mspace><mi>J</mi><mo>=</mo>${sum('i')}${p('i')}<mrow><mo>(</mo><mn>1</mn>${minus}${p('i')}<mo>)</mo></mrow><mo>=</mo><mn>1</mn>${minus}${sum('i')}<msubsup><mi>p</mi><mi>i</mi><mn>2</mn></msubsup>
</mrow></math>`;

const query = `<math display="block" aria-label="the derivative of L by q equals 1 over c times the sum over j of e j times k j, where e j equals p j times, a j minus the sum over i of p i a i"><mrow>
${slope('<mi>L</mi>', '<mi>q</mi>')}<mo>=</mo><mfrac><mn>1</mn><mi>c</mi></mfrac>${sum('j')}<msub><mi>e</mi><mi>j</mi></msub><msub><mi>k</mi><mi>j</mi></msub><mo>,</mo>
<mspace width="1em"></mspace><msub><mi>e</mi><mi>j</mi></msub><mo>=</mo>${p('j')}<mo>(</mo>${a('j')}${minus}${sum('i')}${p('i')}${a('i')}<mo>)</mo>
</mrow></math>`;

const pull = `<math display="block" aria-label="the derivative of p t by q equals p t over c times, k t minus the sum over j of p j times k j"><mrow>
${slope(p('t'), '<mi>q</mi>')}<mo>=</mo><mfrac>${p('t')}<mi>c</mi></mfrac><mrow><mo>(</mo><msub><mi>k</mi><mi>t</mi></msub>${minus}${sum('j')}${p('j')}<msub><mi>k</mi><mi>j</mi></msub><mo>)</mo></mrow>
</mrow></math>`;

const rootOfSquares = `<math aria-label="the square root of the sum of p j squared"><msqrt><mrow><mo>∑</mo><msubsup><mi>p</mi><mi>j</mi><mn>2</mn></msubsup></mrow></msqrt></math>`;

export const gradientFormulas: Readonly<Record<string, string>> = {
  jacobian,
  jacobianTrace: trace,
  queryGradient: query,
  targetPull: pull,
  rootOfSquares,
  slopeOwn: `<math aria-label="p i times 1 minus p i"><mrow>${p('i')}<mo>(</mo><mn>1</mn>${minus}${p('i')}<mo>)</mo></mrow></math>`,
  weightI: `<math>${p('i')}</math>`,
  weightT: `<math>${p('t')}</math>`,
  weightJ: `<math>${p('j')}</math>`,
  scoreJ: `<math>${s('j')}</math>`,
  arrivingJ: `<math>${a('j')}</math>`,
};
