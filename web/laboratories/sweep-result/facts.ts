// What was run, as a list of facts; whatever a file says of itself is text.
import { html, nothing, type TemplateResult } from 'lit';
import type { EntryAssumptions } from '../../core/types.ts';
import { listed, short, whole } from '../../i18n/numbers.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import { symbols } from '../../kit/symbols.ts';
import type { Shown } from '../../kit/sweep/view.ts';
import type { Result } from './result.ts';

/** Whether entries are as everybody assumes them. */
export function isUsual(entries: EntryAssumptions | undefined): boolean {
  if (!entries) return true;
  const { law, correlation } = entries;
  return law.id === 'normal' && law.mean === 0 && law.std === 1 && correlation === 0;
}

type Fact = 'file' | 'seed' | 'samples' | 'keys' | 'entries' | 'grid' | 'rules' | 'fingerprint' | 'core';

/** Whether a law of the entries has a parameter of its own. */
export const hasParameter = (law: string): boolean => law === 'student-t' || law === 'log-normal';

export function entriesText(entries: EntryAssumptions | undefined): string {
  if (!entries || isUsual(entries)) return say('sweep-result.usual');
  const { law, correlation } = entries;
  const words = {
    law: sayNamed(`assumptions.law.${law.id}`) ?? law.id,
    mean: short(law.mean),
    std: short(law.std),
    correlation: short(correlation),
  };
  if (!hasParameter(law.id)) return say('sweep-result.entries', words);
  return say('sweep-result.entriesFilled', { ...words, parameter: short(law.parameter) });
}

export function facts(result: Result, rules: readonly Shown[], own: string): TemplateResult {
  const { name, core, specification, fingerprint, dimensions, disagrees } = result;
  const { seed, samples, keys, entries } = specification;
  const rows: [Fact, string][] = [
    ['file', name],
    ['seed', seed],
    ['samples', whole(samples)],
    ['keys', whole(keys)],
    ['entries', entriesText(entries)],
    ['grid', listed(dimensions.map(({ d }) => whole(d)))],
    ['rules', rules.map((rule) => rule.name).join('; ')],
    ['fingerprint', fingerprint],
    ['core', core === own ? core : say('sweep-result.coreOther', { file: core, own })],
  ];
  return html`<dl class="facts">
      ${rows
        .filter(([, text]) => text !== '')
        .map(
          ([fact, text]) =>
            html`<div class=${fact}>
              <dt>${symbols(say(`sweep-result.fact.${fact}`))}</dt>
              <dd>${fact === 'rules' ? symbols(text) : text}</dd>
            </div>`,
        )}
    </dl>
    ${disagrees ? html`<p class="note">${say('sweep-result.disagrees', { ...disagrees })}</p>` : nothing}`;
}
