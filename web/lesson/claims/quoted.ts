// The verdicts of claims as prose quotes them: {{claim11}} is the verdict, {{claim11.condition}} its condition. Each is written once,
// in the table and the catalogue of claims. Used at build time only.
import * as german from './words.de.ts';
import * as english from './words.en.ts';
import type { Language } from '../../i18n/language.ts';
import { claims } from './claims.ts';

export function quotedVerdicts(language: Language): Readonly<Record<string, string>> {
  const { claimVerdicts, claimTexts } = language === 'de' ? german : english;
  const page = language === 'de' ? './claims-de.html' : './claims.html';
  return Object.fromEntries(
    claims
      .filter(({ verdict }) => verdict !== 'question')
      .flatMap(({ id, verdict }) => {
        const name = id.replace('-', '');
        return [
          [name, `<a class="verdict" href="${page}#${id}">${claimVerdicts[verdict]}</a>`],
          [`${name}.condition`, claimTexts[id]?.condition ?? ''],
        ];
      }),
  );
}
