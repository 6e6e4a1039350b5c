// The formulas of the chapter on when scaling matters most as MathML, each display with its spoken form.

const inline = (content: string): string => `<math>${content}</math>`;
const root =
  '<msqrt><mrow><mn>2</mn><mspace width="0.2em"></mspace><mi>ln</mi><mspace width="0.2em"></mspace><mi>n</mi></mrow></msqrt>';

const collapse = `<math display="block" aria-label="sigma c equals the square root of, two times the logarithm of n; that is, n c equals e to the power of sigma squared over two"><mrow>
<msub><mi>σ</mi><mi>c</mi></msub><mo>=</mo>${root}<mo>,</mo><mspace width="1em"></mspace><msub><mi>n</mi><mi>c</mi></msub><mo>=</mo><msup><mi>e</mi><mrow><msup><mi>σ</mi><mn>2</mn></msup><mo>/</mo><mn>2</mn></mrow></msup>
</mrow></math>`;

export const saturationFormulas = {
  collapseLine: collapse,
  collapseShort: `<math aria-label="the square root of, two times the logarithm of n">${root}</math>`,
  sigma: inline('<mi>σ</mi>'),
  eTo32: `<math aria-label="e to the power of thirty-two, about eight times ten to the power of thirteen"><msup><mi>e</mi><mn>32</mn></msup><mo>≈</mo><mn>8</mn><mo>·</mo><msup><mn>10</mn><mn>13</mn></msup></math>`,
  wq: inline('<msub><mi>W</mi><mi>Q</mi></msub>'),
} as const;
