// A verdict in a sign and words, and what is said beside it.
import { html, nothing, type TemplateResult } from 'lit';
import type { Verdict, WorkedLine } from '../../core/types.ts';
import { say, sayNamed } from '../../messages/say.ts';

const signs: Readonly<Record<Verdict, string>> = {
  agrees: '✓',
  differs: '✗',
  conditional: '◐',
  undecidable: '?',
  unprinted: '',
};

export function remarkSentence({ remark, remarkValues }: WorkedLine): string {
  if (remark === '') return '';
  const values = Object.fromEntries(remarkValues.map((value, index) => [String(index + 1), value]));
  return sayNamed(`worked.remark.${remark}`, values) ?? [remark, ...remarkValues].join(' ');
}

export function verdict({ verdict: name, shouldBe, lineByLine }: WorkedLine): TemplateResult {
  return html`${
    name === 'unprinted'
      ? nothing
      : html`<span class="verdict ${name}"
          ><span class="sign" aria-hidden="true">${signs[name]}</span> ${say(`worked.verdict.${name}`)}</span
        >`
  }
  ${shouldBe ? html`<strong class="should">${say('worked.shouldBe', { value: shouldBe })}</strong>` : nothing}
  ${lineByLine ? html`<small>${say('worked.lineByLine', { value: lineByLine })}</small>` : nothing}`;
}
