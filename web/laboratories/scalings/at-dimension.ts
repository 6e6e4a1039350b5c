// All rules at one d, each on its line: how far the scores' spread lies from 1, to the cold side or to the hot one.
import { svg, type TemplateResult } from 'lit';
import type { RuleReport } from '../../core/types.ts';
import { fixed, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { clamped, shapePath } from '../../figure/line.ts';
import { plotFrame, type Frame, bottomAxis } from '../../figure/frame.ts';
import { type Scale, logScale, px, type CursorMark } from '../../figure/scale.ts';
import { looks, roleClass } from '../../figure/styles.ts';
import { picture, captions } from '../../kit/picture.ts';
import { type Shown, type View, ruleReport } from '../../kit/sweep/focus-picture.ts';

const rowHeight = 30;
/** Below this width names, axis and figures stand closer. */
const narrow = 620;

/** Spreads at which the shades begin; there is no exact limit on either side. */
const cold = [0.6, 0.5, 0.42, 0.35, 0.3, 0.25, 0.2, 0.16];
const hot = [1.7, 2, 2.4, 2.9, 3.4, 4, 5, 6.3];

interface Row {
  rule: Shown;
  own: RuleReport | undefined;
  /** n × median. */
  pull: number | undefined;
  y: number;
}

export function atDimension(view: View, width: number): TemplateResult {
  const { rules, near, focus, pulls } = view;
  const close = width < narrow;
  const figures = close ? [78, 4] : [108, 8];
  const frame = plotFrame(width, 76 + rowHeight * Math.max(1, rules.length), {
    left: close ? 104 : 150,
    right: close ? 124 : 220,
    top: 34,
    bottom: 42,
  });
  const x = logScale([0.01, 100], [frame.left, frame.right]);
  const rows = rules.map((rule, index): Row => {
    const y = frame.top + (index + 0.5) * rowHeight;
    return {
      rule,
      own: near && ruleReport(near, rule.choice.id),
      pull: pulls?.of(rule.choice, focus)?.median.value,
      y,
    };
  });
  const columns = figures.map((room) => width - room);
  const content = [
    zones(frame, x, close),
    bottomAxis(frame, x, close ? [0.01, 1, 100] : [0.01, 0.1, 1, 10, 100], {
      format: (spread) => short(spread),
      title: say('scalings.at.axis'),
    }),
    (['peak', 'pull'] as const).map(
      (name, index) =>
        svg`<text class="dk-axis-title" x=${columns[index] ?? 0} y="12" text-anchor="end">${say(`scalings.at.${name}`)}</text>`,
    ),
    rows.map((row) => line(row, x, columns, view)),
  ];
  return picture({
    name: 'at',
    ...captions('scalings.at', { d: whole(focus) }),
    frame,
    content,
    series: rows.map((row) => mark(row, x, view)),
  });
}

function zones({ top, bottom, left, right }: Frame, x: Scale, close: boolean): TemplateResult {
  const shade = (from: number, to: number): TemplateResult =>
    svg`<rect x=${px(from)} y=${top} width=${px(to - from)} height=${px(bottom - top)}></rect>`;
  // Where the zones are narrow their names stand on either side of 1, and reach beyond.
  const [least, most] = close ? [px(x(1)) - 5, px(x(1)) + 5] : [left, right];
  return svg`<g class="zones" aria-hidden="true">
    ${cold.map((spread) => shade(left, x(spread)))} ${hot.map((spread) => shade(x(spread), right))}
    <line x1=${px(x(1))} x2=${px(x(1))} y1=${top} y2=${bottom}></line>
    <text x=${least} y=${top - 8} text-anchor=${close ? 'end' : 'start'}>${say(close ? 'scalings.at.coldShort' : 'scalings.at.cold')}</text>
    <text x=${most} y=${top - 8} text-anchor=${close ? 'start' : 'end'}>${say(close ? 'scalings.at.hotShort' : 'scalings.at.hot')}</text>
  </g>`;
}

function line({ rule, own, pull, y }: Row, x: Scale, columns: readonly number[], { focus }: View): TemplateResult {
  const { name, role } = rule;
  const spread = own?.scoreStd?.value;
  const start = px(x(1));
  const at = spread === undefined ? undefined : clamped(x)(spread);
  const peak = own?.peakWeight?.value;
  const figures = [peak === undefined ? '' : fixed(peak, 3), pull === undefined ? '' : significant(pull, 2)];
  return svg`<g class="bead ${roleClass(role)}" aria-hidden="true">
    <text class="dk-label" x=${px(x.range[0] - 10)} y=${y} dy="0.35em" text-anchor="end">${name}</text>
    ${
      at === undefined
        ? svg`<text class="dk-tick-text" x=${start} y=${y} dy="0.35em" text-anchor="middle">${focus < rule.least ? say('scalings.at.undefined', { d: whole(rule.least) }) : ''}</text>`
        : [
            svg`<line class="stick" x1=${start} x2=${px(at)} y1=${y} y2=${y}></line>`,
            spread !== undefined && x(spread) !== at
              ? beyond(at, y, spread)
              : svg`<path class="dk-point" d=${shapePath(looks[role].shape, at, y, 6.5)}></path>`,
          ]
    }
    ${figures.map(
      (figure, index) =>
        svg`<text class="figure" x=${columns[index] ?? 0} y=${y} dy="0.35em" text-anchor="end">${figure}</text>`,
    )}
  </g>`;
}

/** An arrow at the picture's edge, and above its line the spread that lies beyond it. */
function beyond(at: number, y: number, spread: number): TemplateResult {
  const inward = spread < 1 ? 1 : -1;
  const text = spread === 0 ? short(0) : significant(spread, 1);
  const anchor = inward > 0 ? 'start' : 'end';
  return svg`<path class="dk-point" d=${`M${String(px(at))},${String(y)}l${String(9 * inward)},-6v12Z`}></path>
    <text class="beyond" x=${px(at)} y=${y - 9} text-anchor=${anchor}>${text}</text>`;
}

function mark({ rule, own, pull, y }: Row, x: Scale, { focus }: View): CursorMark[] {
  if (!own?.scoreStd || !own.peakWeight) return [];
  const text = say('scalings.at.mark', {
    name: rule.name,
    d: whole(focus),
    spread: significant(own.scoreStd.value),
    peak: significant(own.peakWeight.value),
    pull: pull === undefined ? say('laboratory.none') : significant(pull),
  });
  return [{ x: clamped(x)(own.scoreStd.value), y, text }];
}
