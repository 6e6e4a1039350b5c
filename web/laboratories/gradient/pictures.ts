// The Jacobian of one row as a map, and what becomes of it as its scores are multiplied: trace, norm and peak weight, with the
// three rules as places.
import { type TemplateResult, html, nothing, svg } from 'lit';
import type { JacobianSizes } from '../../core/chapters-gradients.ts';
import type { CoreClient } from '../../core/client.ts';
import { barBoxes, rectangle, squareMarks, squares } from '../../figure/bars.ts';
import { plotFrame, roomForNames } from '../../figure/frame.ts';
import { over } from '../../figure/line.ts';
import { linearScale, px } from '../../figure/scale.ts';
import { type Role, roleClass } from '../../figure/styles.ts';
import { type Axes, type Series, drawXy } from '../../figure/xy.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture, xyPicture } from '../../kit/picture.ts';
import { ruleRole } from '../../kit/sweep/rules.ts';
import { symbols } from '../../kit/symbols.ts';
import type { RowJacobian } from './one-row.ts';
import { factors } from './parameters.ts';
import { type RuleName, ruleNames } from './rows.ts';

const curves = ['trace', 'frobenius', 'peak'] as const;

/** Pixels by which the names of the rules stand above the picture: where d is small they lie close together. */
const lifts: Readonly<Record<RuleName, number>> = { linear: 10, sqrt: 25, none: 40 };

/** The picture without the factor, drawn once while it moves. */
type FactorGround = ReturnType<typeof factorGround>;

interface FactorAsked {
  width: number;
  row: number;
  /** At which factor each rule lies. */
  places: Readonly<Record<RuleName, number>>;
}

/** Whether the norm is larger somewhere than where all weights are equal; among few keys it is not. */
const rises = (norms: Float64Array): boolean => norms.some((norm) => norm > figureAt(norms, 0));

export function factorGround(sizes: JacobianSizes, { width, row, places }: FactorAsked) {
  const rules = ({ frame, x }: Axes): TemplateResult[] =>
    ruleNames.map((name) => {
      const at = px(x(places[name]));
      return svg`<g class="place ${roleClass(ruleRole(name))}" aria-hidden="true">
        <line x1=${at} x2=${at} y1=${frame.top - 4} y2=${frame.bottom}></line>
        <text class="dk-label" x=${at} y=${frame.top - lifts[name]} text-anchor="middle">${say(`gradient.rule.${name}`)}</text>
      </g>`;
    });
  const names = curves.map((curve) => say(`gradient.factor.${curve}`));
  return {
    words: {
      name: 'factor',
      title: say('gradient.factor.title', { row: String(row) }),
      key: say(rises(sizes.frobenius) ? 'gradient.factor.rises' : 'gradient.factor.falls'),
      label: say('gradient.factor.picture', { row: String(row) }),
    },
    drawn: drawXy({
      width,
      height: 320,
      around: { left: 36, right: Math.max(92, Math.ceil(10 + roomForNames(names))), top: 54, bottom: 44 },
      x: {
        kind: 'log',
        domain: [0.01, 100],
        ticks: [0.01, 0.1, 1, 10, 100],
        format: short,
        title: say('gradient.factor.axis'),
      },
      y: { domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], format: short },
      ground: [
        rules,
        ...curves.map((curve): Series => {
          const name = say(`gradient.factor.${curve}`);
          return {
            as: ['line'],
            data: over(factors, sizes[curve]),
            role: 'theory',
            look: `size ${curve}`,
            name: { text: name, dx: 8 },
            reading: ({ x, y }) => say('gradient.factor.mark', { name, factor: short(x), value: significant(y) }),
          };
        }),
      ],
      series: [],
    }),
  };
}

export function factorPicture(
  { words, drawn }: FactorGround,
  { factor, onFactor }: { factor: number; onFactor: (factor: number) => void },
): TemplateResult {
  return xyPicture({
    ...words,
    drawn,
    under: ({ frame, x }) => {
      const at = px(x(factor));
      return svg`<g class="focus" aria-hidden="true"><line x1=${at} x2=${at} y1=${frame.top} y2=${frame.bottom}></line>
        <circle cx=${at} cy=${frame.bottom} r="6"></circle></g>`;
    },
    at: factor,
    onPick: ({ x }) => onFactor(x),
  });
}

// The Jacobian of a row as a map of squares, with the weights that it is made of above its columns.

/** No entry of a softmax Jacobian is larger: p (1 − p) with p = ½. */
const largestEntry = 0.25;

/** The entry that fills a cell, the same in all maps that stand side by side: among many keys, where entries are small, the largest. */
export function fullEntry(all: readonly RowJacobian[]): number {
  if (all.every(({ shown, keys }) => shown.length === keys)) return largestEntry;
  return Math.max(...all.map(({ jacobian }) => jacobian.reduce((most, entry) => Math.max(most, entry), 0)));
}

const barHeight = 44;
const gap = 8;

interface MapOptions {
  title: string;
  role: Role;
  width: number;
  /** The entry that fills a cell. */
  most: number;
}

export function mapPicture(jacobian: RowJacobian, { title, role, width, most }: MapOptions): TemplateResult {
  const { shown, weights, jacobian: entries, trace } = jacobian;
  const size = weights.length;
  const frame = plotFrame(width, width + barHeight + gap + 2, { left: 1, right: 1, top: 0, bottom: 1 });
  const field = { size, left: 1, top: barHeight + gap, cell: (width - 2) / size, most };
  const y = linearScale([0, 1], [barHeight, 1]);
  return picture({
    name: 'map',
    title,
    key: say('gradient.map.key', { trace: significant(trace) }),
    label: say('gradient.map.picture', { name: title, trace: significant(trace) }),
    frame,
    content: [
      svg`<line class="dk-axis-line" x1="1" x2=${px(width - 1)} y1=${barHeight} y2=${barHeight}></line>
        <g class="dk-bars ${roleClass(role)}">${barBoxes(weights, [1, width - 1], y).map(rectangle)}</g>`,
      squares(entries, field, role),
    ],
    series: squareMarks(field, (row, column) => {
      const [i, j] = [whole(figureAt(shown, row) + 1), whole(figureAt(shown, column) + 1)];
      return say('gradient.map.mark', { i, j, value: significant(figureAt(entries, row * size + column)) });
    }),
  });
}

/** How the maps are read, and which keys they leave out. */
export function mapNote({ shown, keys }: RowJacobian): TemplateResult {
  const part = { shown: whole(shown.length), keys: whole(keys) };
  return html`<p class="rule-note what">
    ${symbols(say('gradient.map.legend'))} ${shown.length < keys ? say('gradient.map.strongest', part) : nothing}
  </p>`;
}

/** A map that waits for the reader's guess. */
export function openMap(title: string, width: number): TemplateResult {
  const frame = plotFrame(width, width + barHeight + gap + 2, { left: 1, right: 1, top: 0, bottom: 1 });
  const side = px(width - 2);
  return picture({
    name: 'map',
    title,
    key: say('gradient.map.key', { trace: '?' }),
    label: say('gradient.map.open', { name: title }),
    frame,
    content: svg`<rect class="dk-field" x="1" y=${barHeight + gap} width=${side} height=${side}></rect>
      <text class="unknown" x=${px(width / 2)} y=${px(barHeight + gap + width / 2)} dy="0.35em" text-anchor="middle">?</text>`,
  });
}

/** Where the rules lie on the axis of factors of the scores after ÷ √d. */
export function placesOf(core: CoreClient, d: number): Record<RuleName, number> {
  return {
    none: core.divisor({ id: 'sqrt', parameter: 0 }, d),
    sqrt: core.divisor({ id: 'none', parameter: 0 }, d),
    linear: core.divisor({ id: 'power', parameter: -0.5 }, d),
  };
}
