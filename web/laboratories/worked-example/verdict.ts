// A verdict in a sign and words, and what is said beside it.
import { html, nothing, type TemplateResult } from 'lit';
import type { Verdict, WorkedLine } from '../../core/types.ts';
import { localized, significant } from '../../i18n/numbers.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import { symbols } from '../../kit/symbols.ts';

const signs: Readonly<Record<Verdict, string>> = {
  agrees: '✓',
  differs: '✗',
  conditional: '◐',
  undecidable: '?',
  unprinted: '',
};

/** Formulas in d_k inside a sentence, as on paper. */
const written = (value: string): string =>
  powerOfTen.test(value)
    ? significant(Number(value), 2)
    : localized(value).replaceAll('d_k', 'dₖ').replaceAll('^2', '²');

/** "8.58933632e-27", as the core writes it. */
const powerOfTen = /^-?[\d.]+e[+-]?\d+$/;

function sentence(key: string, { remarkValues }: WorkedLine): string | undefined {
  const values = Object.fromEntries(remarkValues.map((value, index) => [String(index + 1), written(value)]));
  return sayNamed(`worked.remark.${key}`, values);
}

export function remarkSentence(line: WorkedLine): string {
  const { remark, remarkValues } = line;
  return remark === '' ? '' : (sentence(remark, line) ?? [remark, ...remarkValues].join(' '));
}

/** The remark where the line before has the same: shorter, or none where it says the same again. */
export function repeatedRemark(line: WorkedLine, before: WorkedLine): string {
  return (
    sentence(`${line.remark}.again`, line) ??
    (remarkSentence(line) === remarkSentence(before) ? '' : remarkSentence(line))
  );
}

export function verdict({ verdict: name, shouldBe, lineByLine }: WorkedLine, remark: string): TemplateResult {
  return html`${
    name === 'unprinted'
      ? nothing
      : html`<span class="verdict ${name}"
          ><span class="sign" aria-hidden="true">${signs[name]}</span> ${say(`worked.verdict.${name}`)}</span
        >`
  }
  ${shouldBe ? html`<strong class="should">${say('worked.shouldBe', { value: localized(shouldBe) })}</strong>` : nothing}
  ${lineByLine ? html`<small>${say('worked.lineByLine', { value: localized(lineByLine) })}</small>` : nothing}
  ${remark ? html`<small>${symbols(remark)}</small>` : nothing}`;
}
