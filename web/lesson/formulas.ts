// The formulas of the prose as MathML, by the name that messages use, in English and in German. No numbers.
import { spokenFormulas } from '../i18n/de/spoken-formulas.ts';
import { additiveFormulas } from './formulas/additive.ts';
import { assumptionsFormulas } from './formulas/assumptions.ts';
import { attentionFormulas } from './formulas/attention.ts';
import { gradientFormulas } from './formulas/gradient.ts';
import { modelsFormulas } from './formulas/models.ts';
import { precisionFormulas } from './formulas/precision.ts';
import { proofFormulas } from './formulas/proof.ts';
import { quizFormulas } from './formulas/quiz.ts';
import { rulesFormulas } from './formulas/rules.ts';
import { saturationFormulas } from './formulas/saturation.ts';
import { sizeFormulas } from './formulas/size.ts';
import { softmaxFormulas } from './formulas/softmax.ts';
import { trainingFormulas } from './formulas/training.ts';

const dk = '<msub><mi>d</mi><mi>k</mi></msub>';
const inline = (content: string) => `<math>${content}</math>`;

const attention = `<math display="block" aria-label="attention of Q, K and V is softmax of Q times K transposed over the square root of d k, times V"><mrow>
<mi>Attention</mi><mrow><mo>(</mo><mi>Q</mi><mo>,</mo><mi>K</mi><mo>,</mo><mi>V</mi><mo>)</mo></mrow><mo>=</mo>
<mi>softmax</mi><mrow><mo>(</mo><mfrac><mrow><mi>Q</mi><msup><mi>K</mi><mi>⊤</mi></msup></mrow><msqrt>${dk}</msqrt></mfrac><mo>)</mo></mrow><mi>V</mi>
</mrow></math>`;

export const formulas: Readonly<Record<string, string>> = {
  dk: inline(dk),
  rootDk: inline(`<msqrt>${dk}</msqrt>`),
  rootInTitle: `<math aria-label="√dₖ"><msqrt>${dk}</msqrt></math>`,
  attention,
  ...attentionFormulas,
  ...sizeFormulas,
  ...gradientFormulas,
  ...rulesFormulas,
  ...proofFormulas,
  ...softmaxFormulas,
  ...assumptionsFormulas,
  ...saturationFormulas,
  ...additiveFormulas,
  ...trainingFormulas,
  ...precisionFormulas,
  ...modelsFormulas,
  ...quizFormulas,
};

// Formulas in German: what is heard of them, and decimal commas. Used at build time only.

/** The page with every formula in German; the catalogue lacks none (tested), else the formula keeps its English words. */
export function germanFormulas(html: string): string {
  return html.replace(/<math\b[^]*?<\/math>/g, (formula) =>
    formula
      .replace(/aria-label="([^"]*)"/, (whole, spoken: string) => {
        const german = spokenFormulas[spoken];
        return german === undefined ? whole : `aria-label="${german}"`;
      })
      .replace(/<mtext>([^<]*)/g, (_, words: string) => `<mtext>${spokenFormulas[words] ?? words}`)
      .replace(/(<mn>\d+)\.(\d+<\/mn>)/g, '$1,$2'),
  );
}
