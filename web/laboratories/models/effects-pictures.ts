// Three figures of the model's rule beside those of the three usual ones: one line for each rule, the value written at its mark.
import { svg, type TemplateResult } from 'lit';
import type { Figure } from '../../core/types.ts';
import { percent, short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis } from '../../figure/axis.ts';
import { plotFrame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { looks, roleClass } from '../../figure/roles.ts';
import { linearScale, logScale, type Interval } from '../../figure/scale.ts';
import { shapePath } from '../../figure/shape.ts';
import { picture } from '../../kit/picture.ts';
import type { Effect } from './effects.ts';

export const effectFigures = ['scoreStd', 'peakWeight', 'jacobianTraceMedian'] as const;
export type EffectFigure = (typeof effectFigures)[number];

const rowHeight = 27;

interface Axis {
  domain: Interval;
  logarithmic: boolean;
  ticks: readonly number[];
  text: (value: number) => string;
}

const axes: Readonly<Record<EffectFigure, Axis>> = {
  scoreStd: { domain: [1 / 32, 32], logarithmic: true, ticks: [0.1, 1, 10], text: (value) => significant(value, 3) },
  peakWeight: { domain: [0, 1], logarithmic: false, ticks: [0, 0.5, 1], text: (value) => percent(value, 1) },
  jacobianTraceMedian: {
    domain: [0, 1],
    logarithmic: false,
    ticks: [0, 0.5, 1],
    text: (value) => significant(value, 2),
  },
};

export function figureText(name: EffectFigure, figure: Figure | null): string {
  return figure ? axes[name].text(figure.value) : say('laboratory.notDefined');
}

export function effectsPicture(rows: readonly Effect[], name: EffectFigure, width: number): TemplateResult {
  const { domain, logarithmic, ticks } = axes[name];
  const frame = plotFrame(width, rows.length * rowHeight + 34, { left: 6, right: 10, top: 4, bottom: 30 });
  const x = (logarithmic ? logScale : linearScale)(domain, [frame.left, frame.right]);
  const places = rows.map((row, place) => ({
    ...row,
    figure: row.report[name],
    y: frame.top + (place + 0.62) * rowHeight,
  }));
  return picture({
    title: say(`models.${name}.title`),
    key: say(`models.${name}.key`),
    label: say(`models.${name}.picture`),
    frame,
    content: [
      bottomAxis(frame, x, ticks, { format: short, title: '' }),
      places.map(({ name: rule, role, own, figure, y }) => {
        if (!figure) return null;
        const at = px(Math.min(Math.max(x(figure.value), frame.left), frame.right));
        const right = at > frame.width / 2;
        return svg`<g class=${`effect ${own ? 'own' : ''} ${roleClass(role)}`}>
          <line class="dk-grid" x1=${frame.left} x2=${frame.right} y1=${px(y)} y2=${px(y)}></line>
          <path class="mark" d=${shapePath(own ? 'circle' : looks[role].shape, at, y, own ? 6 : 4.5)}></path>
          <text x=${right ? at - 9 : at + 9} y=${px(y - 9)} text-anchor=${right ? 'end' : 'start'}>${rule}: <tspan class="value">${figureText(name, figure)}</tspan></text>
        </g>`;
      }),
    ],
    series: places.map(({ name: rule, figure, y }) =>
      figure
        ? [
            {
              x: Math.min(Math.max(x(figure.value), frame.left), frame.right),
              y,
              from: 0,
              get text() {
                return say('models.effect.mark', { rule, value: figureText(name, figure) });
              },
            },
          ]
        : [],
    ),
  });
}
