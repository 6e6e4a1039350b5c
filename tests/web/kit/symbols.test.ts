// Symbols of a message are set with an italic letter and a real index; the words around them stay as they are.
import type { TemplateResult } from 'lit';
import { expect, test } from 'vitest';
import { dataTable } from '../../../web/kit/data-table.ts';
import { symbols, unparted } from '../../../web/kit/symbols.ts';

/** The HTML of a template without its comments. */
function written(part: unknown): string {
  if (Array.isArray(part)) return part.map(written).join('');
  if (typeof part !== 'object' || part === null) return String(part);
  const { strings, values } = part as TemplateResult;
  return strings.map((text, at) => text + (at < values.length ? written(values[at]) : '')).join('');
}

const set = (text: string): string => written(symbols(text));

test.each([
  ['at dₖ here', 'at <span class="dk"><i>d</i><sub>k</sub></span> here'],
  ['√dₖ', '<span class="root">√<span><i>d</i><sub>k</sub></span></span>'],
  ['d_model is 512', '<span class="dk"><i>d</i><sub>model</sub></span> is 512'],
  ['W_Q, W_V', '<span class="dk"><i>W</i><sub>Q</sub></span>, <span class="dk"><i>W</i><sub>V</sub></span>'],
])('%s', (text, expected) => {
  expect(set(text)).toBe(expected);
});

const d = '<span class="dk"><i>d</i><sub>k</sub></span>';
const root = '<span class="root">√<span><i>d</i><sub>k</sub></span></span>';

test.each([
  ['at dₖ = 64, say', `at <span class="unparted">${d} = 64,</span> say`],
  ['with ÷ √dₖ and ÷ dₖ', `with <span class="unparted">÷ ${root}</span> and <span class="unparted">÷ ${d}</span>`],
  ['auf 90 %.', 'auf <span class="unparted">90 %</span>.'],
  ['÷ ln dₖ: 3', `<span class="unparted">÷ ln ${d}:</span> 3`],
  ['sind 95-%-Intervalle', 'sind <span class="unparted">95-%</span>-Intervalle'],
  ['scores ÷ 2', 'scores <span class="unparted">÷ 2</span>'],
  ['at τ = 0.5, say', 'at <span class="unparted">τ = 0.5,</span> say'],
  [
    'with tr J = 0.07 where tr J is',
    'with <span class="unparted">tr J = 0.07</span> where <span class="unparted">tr J</span> is',
  ],
  ['at 9.41 × 10⁻⁵ ± 2.6 × 10⁻⁶ of', 'at <span class="unparted">9.41 × 10⁻⁵ ± 2.6 × 10⁻⁶</span> of'],
  ['each: ÷ τ |q|', 'each: <span class="unparted">÷ τ |q|</span>'],
  ['v ~ N(0, 1/h), say', 'v ~ <span class="unparted">N(0, 1/h)</span>, say'],
  ['size = 8', 'size = 8'],
])(
  'no line parts a divisor from its sign, a letter from its value, nor a number from its percent: %s',
  (text, expected) => {
    expect(set(text)).toBe(expected);
  },
);

test('plain text keeps the same together, as do heads and caption of a table', () => {
  expect(written(unparted('after ÷ √dₖ'))).toBe('after <span class="unparted">÷ √dₖ</span>');
  const table = written(
    dataTable({
      caption: '÷ √dₖ: medians',
      columns: ['peak, τ = 1'],
      rows: [['1', '0.3 ± 0.1', 'not reached by any', '0 of 3 runs reached 90%, at best 0.3 ± 0.1']],
    }),
  );
  expect(table).toContain('<span class="unparted">÷ √dₖ:</span> medians');
  expect(table).toContain('<td class="short">0.3 ± 0.1</td>');
  expect(table).toContain('<td class="short">not reached by any</td>');
  expect(table).toContain(
    '<td class="words">0 of 3 runs reached 90%, at best <span class="unparted">0.3 ± 0.1</span></td>',
  );
  expect(table).toContain('<th scope="col">peak, <span class="unparted">τ = 1</span></th>');
});

test('names that only look alike stay as they are', () => {
  for (const text of ['', 'd_k', 'W_O', 'dₜ', '√64']) expect(set(text)).toBe(text);
});
