// The formulas of the chapter on temperature as MathML, each display with its spoken form.

const dk = '<msub><mi>d</mi><mi>k</mi></msub>';
const inline = (content: string): string => `<math>${content}</math>`;
const dot = '<mi>q</mi><mo>·</mo><mi>k</mi>';
const p = (index: string): string => `<msub><mi>p</mi><mi>${index}</mi></msub>`;
const z = (index: string): string => `<msub><mi>z</mi><mi>${index}</mi></msub>`;

const weights = `<math display="block" aria-label="weight p i equals e to the power of z i over tau, over the sum over j of e to the power of z j over tau, where z is q dot k over the square root of d k"><mrow>
${p('i')}<mo>=</mo><mfrac><msup><mi>e</mi><mrow>${z('i')}<mo>/</mo><mi>τ</mi></mrow></msup><mrow><munder><mo>∑</mo><mi>j</mi></munder><msup><mi>e</mi><mrow>${z('j')}<mo>/</mo><mi>τ</mi></mrow></msup></mrow></mfrac><mo>,</mo>
<mspace width="1em"></mspace><mi>z</mi><mo>=</mo><mfrac><mrow>${dot}</mrow><msqrt>${dk}</msqrt></mfrac>
</mrow></math>`;

const odds = `<math display="block" aria-label="p i over p j equals e to the power of, z i minus z j, over tau"><mrow>
<mfrac>${p('i')}${p('j')}</mfrac><mo>=</mo><msup><mi>e</mi><mrow><mo>(</mo>${z('i')}<mo>−</mo>${z('j')}<mo>)</mo><mo>/</mo><mi>τ</mi></mrow></msup>
</mrow></math>`;

export const temperatureFormulas = {
  temperatureWeights: weights,
  temperatureOdds: odds,
  tau: inline('<mi>τ</mi>'),
  tauRoot: `<math aria-label="tau times the square root of d k"><mi>τ</mi><msqrt>${dk}</msqrt></math>`,
  lengthOfQ: `<math aria-label="the length of q"><mo form="prefix" stretchy="false">|</mo><mi>q</mi><mo form="postfix" stretchy="false">|</mo></math>`,
  tauLength: `<math aria-label="tau times the length of q"><mi>τ</mi><mo form="prefix" stretchy="false">|</mo><mi>q</mi><mo form="postfix" stretchy="false">|</mo></math>`,
} as const;
