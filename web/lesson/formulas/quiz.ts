// The formulas of the chapter on check yourself as MathML, each display with its spoken form.

/** The first weight of (x, 0, 0, 0). */
const firstWeight = `<math display="block" aria-label="p 1 equals e to the power of x, over, e to the power of x plus 3"><mrow>
<msub><mi>p</mi><mn>1</mn></msub><mo>=</mo><mfrac><msup><mi>e</mi><mi>x</mi></msup><mrow><msup><mi>e</mi><mi>x</mi></msup><mo>+</mo><mn>3</mn></mrow></mfrac><mo>.</mo>
</mrow></math>`;

export const quizFormulas = { quizFirstWeight: firstWeight } as const;
