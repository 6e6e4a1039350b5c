// The formulas of the chapter on training as MathML, each display with its spoken form.

const dk = '<msub><mi>d</mi><mi>k</mi></msub>';
const model = '<msub><mi>d</mi><mtext>model</mtext></msub>';
const squared = '<msup><mi>c</mi><mn>2</mn></msup>';
const name = (text: string): string => `<msub><mi>Δs</mi><mtext>${text}</mtext></msub>`;
const over = (below: string): string =>
  `<mfrac><mrow><mi>η</mi><mspace width="0.08em"></mspace>${model}<mspace width="0.08em"></mspace>${dk}</mrow>${below}</mfrac>`;

const steps = `<math display="block" aria-label="with SGD a step moves a score in proportion to eta times d model times d k over c squared; with Adam, in proportion to eta times d model times d k over c"><mrow>
${name('SGD')}<mo>∝</mo>${over(squared)}<mo>,</mo><mspace width="0.5em"></mspace>${name('Adam')}<mo>∝</mo>${over('<mi>c</mi>')}
</mrow></math>`;

export const trainingFormulas: Readonly<Record<string, string>> = {
  trainingSteps: steps,
  trainingC: '<math><mi>c</mi></math>',
  trainingEta: '<math><mi>η</mi></math>',
  trainingWq: '<math><msub><mi>W</mi><mi>Q</mi></msub></math>',
  trainingWk: '<math><msub><mi>W</mi><mi>K</mi></msub></math>',
  trainingWv: '<math><msub><mi>W</mi><mi>V</mi></msub></math>',
  trainingModel: `<math aria-label="d model">${model}</math>`,
  trainingFourth: `<math aria-label="d k to the power of minus one quarter"><msup>${dk}<mrow><mo>−</mo><mn>1</mn><mo>/</mo><mn>4</mn></mrow></msup></math>`,
};
