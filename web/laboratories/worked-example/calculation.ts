// The lines of a calculation as on paper: equals signs under each other, printed beside computed, verdict at the end; and how
// each is written.
import { type TemplateResult, html, nothing } from 'lit';
import type { Verdict, WorkedEvaluation, WorkedLine } from '../../core/examples-client.ts';
import { localized, significant } from '../../i18n/numbers.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { symbols } from '../../kit/symbols.ts';
import { scrolls } from '../../kit/watched-box.ts';

// The texts of one line of a calculation: its name with its number, and its computed figure at the length of a column.

/** Significant digits shown of a computed figure; the file has all that are known. */
const shownDigits = 9;

export function lineLabel({ label }: Pick<WorkedLine, 'label'>): string {
  return sayNamed(`worked.line.${label}`) ?? label;
}

/** "exponential 2". */
export function lineTitle(line: Pick<WorkedLine, 'label' | 'index'>): string {
  const name = lineLabel(line);
  return line.index > 0 ? say('worked.line.numbered', { line: name, index: String(line.index) }) : name;
}

/** Where the lines of one name begin anew, as the weights of the next temperature do, so do their numbers. */
export function ownIndices(lines: readonly WorkedLine[]): number[] {
  const same = (place: number, other: number): boolean => lines[place]?.label === lines[other]?.label;
  let start = 0;
  return lines.map(({ index }, place) => {
    if (!same(place, start) || !same(place, place - 1)) start = place;
    const alone = start === place && !same(place, place + 1);
    return alone || index === 0 ? index : place - start + 1;
  });
}

/** Decimal text cut (not rounded) to so many significant digits; an ellipsis stands for the rest. */
export function cut(text: string): string {
  const match = /^(?<before>[-−]?[0.]*)(?<figures>\d[\d.]*)(?<power>e[+-]?\d+)?$/.exec(text);
  if (!match?.groups) return text;
  const { before = '', figures = '', power = '' } = match.groups;
  const point = figures.indexOf('.');
  const whole = point >= 0 ? point : before.includes('.') ? 0 : figures.length;
  const kept = Math.max(whole, shownDigits + (point >= 0 && point < shownDigits ? 1 : 0));
  return figures.length <= kept ? text : `${before}${figures.slice(0, kept)}…${power}`;
}

export function computedText({ computed, bound }: WorkedLine): string {
  // "2.73e-7" is read as a product by formulas.
  const value = cut(computed)
    .replace(/e\+?(-?\d+)$/, ' × 10^$1')
    .replaceAll('-', '−');
  if (bound === 'at-most') return say('worked.atMost', { value });
  return bound === 'at-least' ? say('worked.atLeast', { value }) : value;
}

// A verdict in a sign and words, and what is said beside it.

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
function repeatedRemark(line: WorkedLine, before: WorkedLine): string {
  return (
    sentence(`${line.remark}.again`, line) ??
    (remarkSentence(line) === remarkSentence(before) ? '' : remarkSentence(line))
  );
}

function verdict({ verdict: name, shouldBe, lineByLine }: WorkedLine, remark: string): TemplateResult {
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

const columnNames = ['step', 'calculation', 'computed', 'printed', 'verdict'] as const;

interface CalculationOptions {
  caption: string;
  /** What stands in the printed column. */
  printed: (line: WorkedLine) => TemplateResult | string;
}

export function calculation({ lines }: WorkedEvaluation, { caption, printed }: CalculationOptions): TemplateResult {
  const figures = lines.map(printed);
  // Where a source prints nothing there is nothing to judge.
  const names = figures.some((figure) => figure !== '') ? columnNames : columnNames.slice(0, 3);
  const columns = names.map(
    (name) => html`<th scope="col" role="columnheader" class=${name}>${say(`worked.column.${name}`)}</th>`,
  );
  const indices = ownIndices(lines);
  return html`<table class="calculation" part="calculation" role="table" aria-label=${caption}>
    <colgroup>
      ${names.map((name) => html`<col class=${name} />`)}
    </colgroup>
    <thead role="rowgroup">
      <tr role="row">
        ${columns}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${lines.map((line, place) =>
        row({
          line,
          index: indices[place] ?? line.index,
          before: lines[place - 1],
          printed: figures[place] ?? '',
          columns: names.length,
        }),
      )}
    </tbody>
  </table>`;
}

/** "4^2 / (2 n), n = 256": the condition stands before the formula. */
function withCondition(text: string): TemplateResult {
  const [main = '', condition = ''] = text.split(/,\s(?=[a-z]\s?=)/);
  return html`${condition ? html`<span class="condition">${formula(condition)}: </span>` : nothing}${formula(main)}`;
}

/** More digits than this do not fit a column. */
const longest = 16;

/** A computed figure; a long one stands as text, which can be broken. */
function figure(text: string): TemplateResult | typeof nothing {
  return text.length > longest && /^\d+$/.test(text) ? html`<span class="long">${text}</span>` : formula(text);
}

interface Row {
  line: WorkedLine;
  /** Its number among the lines of its name. */
  index: number;
  before: WorkedLine | undefined;
  printed: TemplateResult | string;
  /** How many the table has. */
  columns: number;
}

function row({ line, index, before, printed, columns }: Row): TemplateResult {
  const repeated = line.index > 0 && before?.label === line.label;
  const again = before && line.remark !== '' && before.remark === line.remark;
  const judged = line.verdict !== 'unprinted';
  const remark = again ? repeatedRemark(line, before) : remarkSentence(line);
  // Beside a verdict there is room for what is said again.
  const beside = again && judged;
  const shown = { ...line, index };
  const symbolic = line.computed === '' && !judged;
  return html`<tr role="row" class="${line.verdict} ${repeated ? 'repeated' : 'first'}">
      <th scope="row" role="rowheader" aria-label=${lineTitle(shown)}>
        <span class="label ${repeated ? 'again' : ''}">${lineLabel(line)}</span>${
          index > 0 ? html`<span class="index">${index}</span>` : nothing
        }
      </th>
      <td role="cell" class="calculation" ${scrolls()}>${withCondition(line.formula)}</td>
      ${symbolic ? html`<td role="cell" class="consequence" colspan=${columns - 2}>${symbols(remarkSentence(line))}</td>` : figures()}
    </tr>
    ${
      remark && !beside && !symbolic
        ? html`<tr role="row" class="remark">
            <td role="cell" colspan=${columns}>${symbols(remark)}</td>
          </tr>`
        : nothing
    }`;

  function figures(): TemplateResult {
    const equals = line.computed && line.formula && line.bound === 'exact';
    return html`<td role="cell" class="computed" ${scrolls()}>
        ${equals ? html`<span class="equals">=</span>` : nothing}${figure(computedText(line))}
      </td>
      ${
        columns === columnNames.length
          ? html`<td role="cell" class="printed" data-name=${say('worked.column.printed')}>${printed}</td>
              <td role="cell" class="verdict">${verdict(line, beside ? remark : '')}</td>`
          : nothing
      }`;
  }
}
