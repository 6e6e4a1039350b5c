// The formulas of the chapter on divisors as MathML, each with its spoken form.

const dk = '<msub><mi>d</mi><mi>k</mi></msub>';
const c = `<mrow><mi>c</mi><mo>(</mo>${dk}<mo>)</mo></mrow>`;
const dot = '<mrow><mi>q</mi><mo>·</mo><mi>k</mi></mrow>';

const scaledSpread = `<math display="block" aria-label="the standard deviation of q dot k over c of d k equals the square root of d k over c of d k"><mrow>
<mi>std</mi><mo>(</mo><mfrac>${dot}${c}</mfrac><mo>)</mo><mo>=</mo><mfrac><msqrt>${dk}</msqrt>${c}</mfrac>
</mrow></math>`;

const cosineIdentity = `<math display="block" aria-label="q dot k over the square root of d k equals the square root of d k, times the cosine of q and k, times the norm of q over the square root of d k, times the norm of k over the square root of d k"><mrow>
<mfrac>${dot}<msqrt>${dk}</msqrt></mfrac><mo>=</mo><msqrt>${dk}</msqrt><mspace width="0.2em"></mspace><mi>cos</mi><mrow><mo>(</mo><mi>q</mi><mo>,</mo><mi>k</mi><mo>)</mo></mrow>
<mo>·</mo><mfrac><mrow><mo>‖</mo><mi>q</mi><mo>‖</mo></mrow><msqrt>${dk}</msqrt></mfrac><mo>·</mo><mfrac><mrow><mo>‖</mo><mi>k</mi><mo>‖</mo></mrow><msqrt>${dk}</msqrt></mfrac>
</mrow></math>`;

const divisor = `<math aria-label="c of d k">${c}</math>`;
const norms =
  '<math aria-label="the norm of q times the norm of k"><mrow><mo>‖</mo><mi>q</mi><mo>‖</mo><mo>‖</mo><mi>k</mi><mo>‖</mo></mrow></math>';
const power = `<math aria-label="d k to the power p"><msup><mrow>${dk}</mrow><mi>p</mi></msup></math>`;
const fifthPower = `<math aria-label="d k to the fifth power"><msup><mrow>${dk}</mrow><mn>5</mn></msup></math>`;
const exponential = `<math aria-label="e to the power pi d k"><msup><mi>e</mi><mrow><mi>π</mi>${dk}</mrow></msup></math>`;
const log = `<math aria-label="the natural logarithm of d k"><mrow><mi>ln</mi><mspace width="0.17em"></mspace>${dk}</mrow></math>`;

export const rulesFormulas: Readonly<Record<string, string>> = {
  scaledSpread,
  cosineIdentity,
  divisorOfDk: divisor,
  normsOfBoth: norms,
  powerOfDk: power,
  fifthPower,
  exponentialOfDk: exponential,
  logOfDk: log,
};
