// What prose quotes by name: what the paper of 2017 says, word for word, the same in every language with its formulas heard in each; and the
// verdicts of claims, each of which is written once, in the table and the catalogue of claims.
import { claims } from '../claims/claims.ts';
import * as german from '../claims/words.de.ts';
import * as english from '../claims/words.en.ts';
import type { Language } from '../../i18n/language.ts';
import { fileOf } from './languages.ts';
import { typeset } from './markdown.ts';

/** Vaswani and others, Attention is all you need, section 3.2.1 and its footnote 4. */
const paper = (words: string): string => `<q lang="en" cite="https://arxiv.org/abs/1706.03762">${typeset(words)}</q>`;

const heard = {
  en: { overRoot: '1 over square root of d k', sum: 'q dot k equals the sum of q i times k i for i from 1 to d k' },
  de: { overRoot: '1 durch Wurzel aus d k', sum: 'q mal k gleich Summe von q i mal k i für i von 1 bis d k' },
} as const;

export function quotations(language: Language): Readonly<Record<string, string>> {
  const { overRoot, sum } = heard[language];
  const dk = '$d_k$[d k]';
  return {
    paperSuspects: paper(
      `We suspect that for large values of ${dk}, the dot products grow large in magnitude, pushing the softmax function into regions where it has extremely small gradients.`,
    ),
    paperScales: paper(
      `To counteract this effect, we scale the dot products by $\\frac{1}{\\sqrt{d_k}}$[${overRoot}].`,
    ),
    paperFootnote: paper(
      `To illustrate why the dot products get large, assume that the components of q and k are independent random variables with mean 0 and variance 1. Then their dot product, $q \\cdot k = \\sum_{i=1}^{d_k} q_i k_i$[${sum}], has mean 0 and variance ${dk}.`,
    ),
  };
}

/** {{claim11}} is the verdict, {{claim11.condition}} its condition. */
export function quotedVerdicts(language: Language): Readonly<Record<string, string>> {
  const { claimVerdicts, claimTexts } = language === 'de' ? german : english;
  return Object.fromEntries(
    claims
      .filter(({ verdict }) => verdict !== 'question')
      .flatMap(({ id, verdict }) => {
        const name = id.replace('-', '');
        return [
          [name, `<a class="verdict" href="./${fileOf('claims', language)}#${id}">${claimVerdicts[verdict]}</a>`],
          [`${name}.condition`, claimTexts[id]?.condition ?? ''],
        ];
      }),
  );
}
