// What writes HTML in one language: sentences of the catalogue, laboratories, and what chapters name. They name what the paper of 2017 says, word
// for word, the same in every language with its formulas heard in each; and the verdicts of claims, each of which is written once, in the table
// and the catalogue of claims.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prose as germanProse } from './words.de.ts';
import { prose, type ProseKey } from './words.en.ts';
import { type Language, fill } from '../../i18n/say.ts';
import { claims } from '../claims/claims.ts';
import * as germanClaims from '../claims/words.de.ts';
import * as englishClaims from '../claims/words.en.ts';
import { chapters } from './chapters.ts';
import { fileOf, type Writer } from './languages.ts';
import { keyOf, labelOf } from './manifests.ts';
import { evaluated, typeset } from './markdown.ts';

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
  const { claimVerdicts, claimTexts } = language === 'de' ? germanClaims : englishClaims;
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

export const english = writer('en', prose);
export const german = writer('de', germanProse);

function writer(language: Language, sentences: Readonly<Record<ProseKey, string>>): Writer {
  const text = (key: ProseKey): string => typeset(sentences[key], language);
  const values = {
    // "{{to.training}}": the title of a chapter, as a link.
    ...Object.fromEntries(chapters.map(({ id, name }) => [`to.${id}`, `<a href="#${id}">${name[language]}</a>`])),
    ...quotedVerdicts(language),
    ...quotations(language),
  };
  const nameOf = (tag: string): string => labelOf(tag, language);
  const still = (tag: string): string => {
    const file = `laboratories/${tag.slice('dk-'.length)}/${language === 'de' ? 'still.de.svg' : 'still.svg'}`;
    if (!existsSync(join(import.meta.dirname, '../..', file))) return '';
    const alt = fill(text('page.still'), { laboratory: nameOf(tag) });
    return `<img class="still" src="./${file}" alt="${alt}" loading="lazy">`;
  };
  return {
    language,
    text,
    time: (minutes) => fill(text('page.minutes'), { minutes: String(minutes) }),
    paragraph: (key) => `<p>${text(key)}</p>`,
    known: (html) => evaluated(html, values),
    laboratory: (tag, attributes = '') =>
      `<div class="laboratory" data-name="${nameOf(tag)}"${keyMark(tag)}><${tag}${attributes}><p class="needs">${text('page.needs')}</p>${still(tag)}</${tag}></div>`,
    still,
  };
}

/** Where links have another name than the element, it stands there for the script that finds the place of a link. */
function keyMark(tag: string): string {
  const key = keyOf(tag);
  return tag === `dk-${key}` ? '' : ` data-key="${key}"`;
}
