// The curve e^x with the keys on it, and its table: each stands at its score less the largest. A shift moves nothing here, a
// factor pulls them apart.
import { type TemplateResult, html, nothing, svg } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { roomForNames } from '../../figure/frame.ts';
import { over } from '../../figure/line.ts';
import { px } from '../../figure/scale.ts';
import { percent, short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { formula, inFormula } from '../../kit/formula/mathml.ts';
import { xyPicture, captions } from '../../kit/picture.ts';
import { scrolls } from '../../kit/watched-box.ts';
import { scoreDomain } from './pictures.ts';
import { type Row, type RowView, scoreText } from './view.ts';

/** Pixels that the name of a key takes. */
const nameWidth = 24;

/** Points of the curve. */
const fine = 160;

/** e^x from `least` to 0, at equal distances. */
export function exponentialCurve(chapters: ChaptersClient, least: number): { x: number; y: number }[] {
  const stops = Array.from({ length: fine + 1 }, (_, place) => (least * (fine - place)) / fine);
  // The largest of them is 0, so that softmax's own exponentials are e^x.
  const { exponentials } = chapters.softmaxSteps(stops);
  return stops.map((x, place) => ({ x, y: figureAt(exponentials, place) }));
}

/** The left end of the curve's axis. */
export function exponentialLeast({ seen }: RowView): number {
  return scoreDomain(seen.differences)[0];
}

export function exponentialPicture(
  { seen }: RowView,
  { width, curve }: { width: number; curve: readonly { x: number; y: number }[] },
): TemplateResult {
  const keys = over([...seen.differences], seen.exponentials).map(({ x, y }, place) => ({ x, y: y ?? 0, place }));
  const along = keys.toSorted((a, b) => a.x - b.x);
  const least = curve[0]?.x ?? -5;
  return xyPicture({
    name: 'exponential',
    ...captions('softmax.exponential'),
    width,
    height: 300,
    around: { left: 48, right: 24, top: 34, bottom: 42 },
    x: {
      domain: [least, 0],
      ticks: Math.max(48, roomForNames([short(least), '  '])),
      format: short,
      title: say('softmax.axis.difference'),
      digit: 9,
    },
    y: { domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], format: short },
    ground: [{ as: ['line'], data: curve, role: 'theory' }],
    series: [
      ({ frame, x, y }) =>
        svg`<g class="drops dk-role-scaled">${keys.map((key) => {
          const at = px(x(key.x));
          return svg`<line x1=${at} x2=${at} y1=${frame.bottom} y2=${px(y(key.y))}></line>`;
        })}</g>`,
      { as: ['points'], data: keys, role: 'scaled' },
      ({ frame, x, y }) =>
        svg`<g class="values">${namesOf(keys, (key) => x(key.x), frame.left).map(
          ({ text, at, left, above, place }) =>
            svg`<text x=${px(at)} y=${px(y(keys[place]?.y ?? 0)) - 8 - above} text-anchor=${left ? 'end' : 'start'}>${text}</text>`,
        )}</g>`,
      {
        as: [],
        data: along,
        role: 'scaled',
        reading: ({ x, y }, index) =>
          say('softmax.exponential.mark', {
            key: String((along[index]?.place ?? 0) + 1),
            difference: scoreText(x),
            exponential: significant(y, 4),
          }),
      },
    ],
  });
}

/** Where the names stand, from right to left: beside their keys, and a line higher where one would lie on the name before. */
function namesOf<Key>(keys: readonly Key[], pixel: (key: Key) => number, edge: number) {
  let free = Infinity;
  return together(keys, pixel).map(({ places, at }) => {
    const text = places.map((place) => place + 1).join(', ');
    const room = roomForNames([text]);
    // At the left end it would lie on the axis.
    const left = at - 8 - room > edge;
    const begin = left ? at - 8 - room : at + 8;
    const above = begin + room > free ? 16 : 0;
    free = begin;
    return { text, at: at + (left ? -8 : 8), left, above, place: figureAt(places, 0) };
  });
}

/** Keys whose names would lie on each other, under one name. */
function together<Key>(keys: readonly Key[], pixel: (key: Key) => number): { places: number[]; at: number }[] {
  const groups: { places: number[]; at: number; next: number }[] = [];
  const order = keys.map((key, place) => ({ place, at: pixel(key) })).sort((a, b) => b.at - a.at);
  for (const { place, at } of order) {
    const last = groups.at(-1);
    if (last && last.next < at) {
      last.places.push(place);
      last.next -= nameWidth;
    } else groups.push({ places: [place], at, next: at - nameWidth });
  }
  return groups;
}

// The table of e^x: score, less the largest, e to it, and the share of the sum, each line with its live numbers.

export function exponentialTable({ given, seen, factor, shift }: RowView): TemplateResult {
  const changed = factor !== 1 || shift !== 0;
  const columns = [
    say('softmax.column.key'),
    say(changed ? 'softmax.column.set' : 'softmax.column.score'),
    ...(changed ? [say('softmax.column.seen')] : []),
    ...(['difference', 'exponential', 'weight'] as const).map((name) => say(`softmax.column.${name}`)),
  ];
  return html`<div class="scrolls" ${scrolls()}>
    <table class="exponential" aria-label=${say('softmax.exponential.table')}>
      <thead>
        <tr>
          ${columns.map((column, place) => html`<th scope="col" class=${changed && place === 1 ? 'set' : ''}>${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${Array.from(seen.scores, (score, place) =>
          row(seen, place, { given: figureAt(given.scores, place), seen: changed ? score : null }),
        )}
      </tbody>
      <tfoot>
        <tr>
          <td class=${changed ? 'set' : ''}></td>
          ${changed ? html`<td></td>` : nothing}
          <td></td>
          <th scope="row">${say('softmax.sum')}</th>
          <td>${short(seen.sum, 4)}</td>
          <td>${percent(1)}</td>
        </tr>
      </tfoot>
    </table>
  </div>`;
}

function row(seen: Row, place: number, scores: { given: number; seen: number | null }): TemplateResult {
  const exponential = figureAt(seen.exponentials, place);
  const weight = figureAt(seen.weights, place);
  return html`<tr>
    <th scope="row">${place + 1}</th>
    <td class=${scores.seen === null ? '' : 'set'}>${scoreText(scores.given)}</td>
    ${scores.seen === null ? nothing : html`<td>${scoreText(scores.seen)}</td>`}
    <td>${scoreText(figureAt(seen.differences, place))}</td>
    <td>${significant(exponential, 3)}</td>
    <td class="share">
      <span class="fraction">${formula(`${inFormula(exponential, 3)} / ${inFormula(seen.sum)}`)}</span>
      <span><span class="fraction">=</span> ${significant(weight, 3)}</span>
    </td>
  </tr>`;
}
