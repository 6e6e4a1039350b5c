// What becomes of a row's Jacobian as its scores are multiplied: trace, norm and peak weight, with the three rules as places.
import { svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { JacobianSizes } from '../../core/chapters-gradients.ts';
import { short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import type { CursorMark } from '../../figure/cursor.ts';
import { plotFrame, type Frame } from '../../figure/frame.ts';
import { label, spread } from '../../figure/label.ts';
import { linePath } from '../../figure/line.ts';
import { mark } from '../../figure/mark.ts';
import { px } from '../../figure/pixel.ts';
import { roleClass } from '../../figure/roles.ts';
import { linearScale, logScale, type Scale } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { factors } from './one-row.ts';
import { ruleNames, ruleRoles, type RuleName } from './rows.ts';

const curves = ['trace', 'frobenius', 'peak'] as const;

/** Pixels by which the names of the rules stand above the picture: where d is small they lie close together. */
const lifts: Readonly<Record<RuleName, number>> = { linear: 10, sqrt: 25, none: 40 };

/** The picture without the factor, drawn once while it moves. */
export interface FactorGround {
  words: { title: string; key: string; label: string };
  frame: Frame;
  x: Scale;
  behind: unknown;
  names: unknown;
  marks: CursorMark[][];
}

export interface FactorAsked {
  width: number;
  row: number;
  /** At which factor each rule lies. */
  places: Readonly<Record<RuleName, number>>;
}

/** Whether the norm is larger somewhere than where all weights are equal; among few keys it is not. */
const rises = (norms: Float64Array): boolean => norms.some((norm) => norm > figureAt(norms, 0));

export function factorGround(sizes: JacobianSizes, { width, row, places }: FactorAsked): FactorGround {
  const frame = plotFrame(width, 320, { left: 36, right: 92, top: 54, bottom: 44 });
  const x = logScale([0.01, 100], [frame.left, frame.right]);
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const names = curves.map((name) => ({
    x: frame.right + 8,
    y: y(figureAt(sizes[name], factors.length - 1)),
    text: say(`gradient.factor.${name}`),
    role: 'theory' as const,
    anchor: 'start' as const,
  }));
  return {
    words: {
      title: say('gradient.factor.title', { row: String(row) }),
      key: say(rises(sizes.frobenius) ? 'gradient.factor.rises' : 'gradient.factor.falls'),
      label: say('gradient.factor.picture', { row: String(row) }),
    },
    frame,
    x,
    behind: [
      leftAxis(frame, y, [0, 0.25, 0.5, 0.75, 1], { format: (value) => short(value), title: '' }),
      bottomAxis(frame, x, [0.01, 0.1, 1, 10, 100], {
        format: (value) => short(value),
        title: say('gradient.factor.axis'),
      }),
      ruleNames.map((name) => {
        const at = px(x(places[name]));
        return svg`<g class="place ${roleClass(ruleRoles[name])}" aria-hidden="true">
          <line x1=${at} x2=${at} y1=${frame.top - 4} y2=${frame.bottom}></line>
          <text class="dk-label" x=${at} y=${frame.top - lifts[name]} text-anchor="middle">${say(`gradient.rule.${name}`)}</text>
        </g>`;
      }),
      curves.map((name) => {
        const data = factors.map((at, index) => ({ x: at, y: figureAt(sizes[name], index) }));
        return svg`<path class="size ${name}" d=${linePath(data, x, y)} fill="none"></path>`;
      }),
    ],
    names: spread(names, frame.top, frame.bottom).map(label),
    marks: curves.map((name) =>
      factors.map((at, index) => {
        const size = figureAt(sizes[name], index);
        return mark({ x: x(at), y: y(size) }, () =>
          say('gradient.factor.mark', {
            name: say(`gradient.factor.${name}`),
            factor: short(at),
            value: significant(size),
          }),
        );
      }),
    ),
  };
}

export function factorPicture(
  { words, frame, x, behind, names, marks }: FactorGround,
  { factor, onFactor }: { factor: number; onFactor: (factor: number) => void },
): TemplateResult {
  const at = px(x(factor));
  return picture({
    ...words,
    frame,
    content: [
      guard([behind], () => behind),
      svg`<g class="chosen" aria-hidden="true"><line x1=${at} x2=${at} y1=${frame.top} y2=${frame.bottom}></line>
        <circle cx=${at} cy=${frame.bottom} r="6"></circle></g>`,
      guard([names], () => names),
    ],
    series: marks,
    at: { series: 0, mark: Math.max(0, factors.indexOf(factor)) },
    onPick: ({ mark: place }) => {
      const picked = factors[place];
      if (picked !== undefined) onFactor(picked);
    },
  });
}
