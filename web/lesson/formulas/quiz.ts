// The formulas of the chapter on check yourself as MathML, each display with its spoken form.

const place = (argument: string, weight: string): string =>
  `<mi>x</mi><mo>=</mo><mi>ln</mi><mspace width="0.17em"></mspace><mn>${argument}</mn><mspace width="0.4em"></mspace><mo>(</mo><mn>${weight}</mn><mo>)</mo>`;

const gap = '<mo>,</mo><mspace width="0.8em"></mspace>';

/** Where the first weight of (x, 0, 0, 0) reaches its thresholds: ln of three times the odds. */
const saturated = `<math display="block" aria-label="x equals the natural logarithm of 27 for weight 0.9, of 297 for weight 0.99, of 2997 for weight 0.999"><mrow>
${[place('27', '0.9'), place('297', '0.99'), place('2997', '0.999')].join(gap)}
</mrow></math>`;

export const quizFormulas = { quizSaturated: saturated } as const;
