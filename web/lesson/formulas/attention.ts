// The formula of attention and the names of its parts and sizes, as MathML. No numbers.

const dk = '<msub><mi>d</mi><mi>k</mi></msub>';
const inline = (content: string): string => `<math>${content}</math>`;
const products = '<mi>Q</mi><msup><mi>K</mi><mi>⊤</mi></msup>';

const inFull = `<math display="block" aria-label="Attention of Q, K and V is the softmax of Q times K transposed over the square root of d k, times V"><mrow>
<mi>Attention</mi><mrow><mo>(</mo><mi>Q</mi><mo>,</mo><mi>K</mi><mo>,</mo><mi>V</mi><mo>)</mo></mrow><mo>=</mo>
<mi>softmax</mi><mrow><mo>(</mo><mfrac><mrow>${products}</mrow><msqrt>${dk}</msqrt></mfrac><mo>)</mo></mrow><mi>V</mi>
</mrow></math>`;

export const attentionFormulas = {
  attentionInFull: inFull,
  q: inline('<mi>Q</mi>'),
  k: inline('<mi>K</mi>'),
  v: inline('<mi>V</mi>'),
  n: inline('<mi>n</mi>'),
  m: inline('<mi>m</mi>'),
  dv: inline('<msub><mi>d</mi><mi>v</mi></msub>'),
  products: `<math aria-label="Q times K transposed">${products}</math>`,
} as const;
