// What becomes of a row's Jacobian as its scores are multiplied: trace, norm and peak weight, with the three rules as places.
import { svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { JacobianSizes } from '../../core/chapters-gradients.ts';
import { short, significant } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { bottomAxis, leftAxis } from '../../plot/axis.ts';
import { plotFrame } from '../../plot/frame.ts';
import { label, spread } from '../../plot/label.ts';
import { linePath } from '../../plot/line.ts';
import { px } from '../../plot/pixel.ts';
import { roleClass } from '../../plot/roles.ts';
import { linearScale, logScale } from '../../plot/scale.ts';
import { figureAt } from '../laboratory/figure-at.ts';
import { picture } from '../laboratory/picture.ts';
import { factors } from './one-row.ts';
import { ruleNames, ruleRoles, type RuleName } from './rows.ts';

const curves = ['trace', 'frobenius', 'peak'] as const;

/** Pixels by which the names of the rules stand above the picture: where d is small they lie close together. */
const lifts: Readonly<Record<RuleName, number>> = { linear: 10, sqrt: 25, none: 40 };

export interface FactorOptions {
  width: number;
  row: number;
  factor: number;
  /** At which factor each rule lies. */
  places: Readonly<Record<RuleName, number>>;
  onFactor: (factor: number) => void;
}

/** Whether the norm is larger somewhere than where all weights are equal; among few keys it is not. */
const rises = (norms: Float64Array): boolean => norms.some((norm) => norm > figureAt(norms, 0));

export function factorPicture(sizes: JacobianSizes, options: FactorOptions): TemplateResult {
  const { width, row, factor, places, onFactor } = options;
  const frame = plotFrame(width, 320, { left: 36, right: 92, top: 54, bottom: 44 });
  const x = logScale([0.01, 100], [frame.left, frame.right]);
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  // While the factor moves everything else stays.
  const from = [sizes, width, ...ruleNames.map((name) => places[name])];
  const names = curves.map((name) => ({
    x: frame.right + 8,
    y: y(figureAt(sizes[name], factors.length - 1)),
    text: say(`gradient.factor.${name}`),
    role: 'theory' as const,
    anchor: 'start' as const,
  }));
  const content = [
    guard(from, () => [
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
    ]),
    svg`<g class="chosen" aria-hidden="true"><line x1=${px(x(factor))} x2=${px(x(factor))} y1=${frame.top} y2=${frame.bottom}></line>
      <circle cx=${px(x(factor))} cy=${frame.bottom} r="6"></circle></g>`,
    guard(from, () => spread(names, frame.top, frame.bottom).map(label)),
  ];
  return picture({
    title: say('gradient.factor.title', { row: String(row) }),
    key: say(rises(sizes.frobenius) ? 'gradient.factor.rises' : 'gradient.factor.falls'),
    label: say('gradient.factor.picture', { row: String(row) }),
    frame,
    content,
    series: curves.map((name) =>
      factors.map((at, index) => ({
        x: x(at),
        y: y(figureAt(sizes[name], index)),
        get text() {
          const value = significant(figureAt(sizes[name], index));
          return say('gradient.factor.mark', { name: say(`gradient.factor.${name}`), factor: short(at), value });
        },
      })),
    ),
    at: { series: 0, mark: Math.max(0, factors.indexOf(factor)) },
    onPick: ({ mark }) => {
      const picked = factors[mark];
      if (picked !== undefined) onFactor(picked);
    },
  });
}
