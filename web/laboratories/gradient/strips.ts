// One figure of many rows: a strip of dots for each rule on the same vectors, its mean and its median, the row on show ringed.
import { svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { GradientRows, RowFigure } from '../../core/chapters-experiments.ts';
import { significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { clamped } from '../../figure/line.ts';
import { dotsPath, heaped } from '../../figure/histogram.ts';
import { plotFrame, type Frame, bottomAxis, roomForNames } from '../../figure/frame.ts';
import { type Interval, type Scale, linearScale, logScale, px, type CursorMark, mark } from '../../figure/scale.ts';
import { roleClass } from '../../figure/styles.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type Picture, picture } from '../../kit/picture.ts';
import type { Memo } from '../../kit/plotted.ts';
import { ruleRole } from '../../kit/sweep/rules.ts';
import { ruleNames, type RowSets, type RuleName } from './rows.ts';

/** What the picture is made from once, for one set of rows. */
export type StripsDrawn = ReturnType<typeof strips>;

type Strip = ReturnType<typeof stripOf>;

/** What stands over the dots of one rule as lines. */
export interface StripSummary {
  mean: number;
  median: number;
  /** Between which the middle half lies. */
  half?: Interval;
}

export interface StripsAsked {
  figure: RowFigure;
  /** Undefined while it is measured. */
  summaries: Readonly<Record<RuleName, StripSummary>> | undefined;
  width: number;
  /** Pixels for the dots of one rule. */
  height: number;
  logarithmic: boolean;
  domain: Interval;
  ticks: readonly number[];
  format: (value: number) => string;
  axis: string;
  /** A value that theory names, with its words. */
  theory?: { value: number; text: string } | undefined;
  /** What the figure is called in marks. */
  name: string;
  /** What a row, counted from 1, is called there. */
  rowName: (row: number) => string;
  /** Whether mean, typical and lucky row are named in the first strip. */
  named?: boolean;
}

const headRoom = 34;
const side = { left: 84, right: 92 };
const narrow = 520;

/** Pixels left of the strips: as many as the longest name of a rule takes. */
const leftOf = (): number =>
  Math.max(side.left, Math.ceil(10 + roomForNames(ruleNames.map((rule) => say(`gradient.rule.${rule}`)))));

/** `memo` keeps the dots, which stay while lines join them. */
export function strips(sets: RowSets, asked: StripsAsked, memo: Memo) {
  const { width, height, figure, logarithmic, domain, named = false } = asked;
  const close = width < narrow;
  const step = headRoom + height;
  const frame = plotFrame(width, step * ruleNames.length + 50, {
    left: close ? 16 : leftOf(),
    right: close ? 16 : side.right,
    top: 4,
    bottom: 46,
  });
  const range = [frame.left + 6, frame.right - 6] as const;
  const x = clamped(logarithmic ? logScale(domain, range) : linearScale(domain, range));
  const { all, series } = memo.of(`dots ${figure}`, [sets, width, logarithmic], () => {
    const made = ruleNames.map((rule, index) =>
      stripOf(rule, sets[rule], { figure, x, base: 4 + (index + 1) * step, height }),
    );
    return { all: made, series: made.map((strip) => marks(strip, asked)) };
  });
  const content = [
    bottomAxis(frame, x, asked.ticks, { format: asked.format, title: asked.axis }),
    all.map((strip) => drawnStrip(strip, asked.summaries?.[strip.rule], { frame, height, close, named })),
    theoryLine(asked.theory, x, frame),
  ];
  return { frame, strips: all, content, series };
}

function stripOf(
  rule: RuleName,
  set: GradientRows,
  { figure, x, base, height }: { figure: RowFigure; x: Scale; base: number; height: number },
) {
  const figures = set[figure];
  const [radius, size] = figures.length > 150 ? [2.2, 4.2] : figures.length > 30 ? [3, 5.6] : [4.5, 9];
  const dots = heaped(Array.from(figures, x), { base, height, radius });
  return {
    rule,
    figures,
    dots,
    path: dotsPath(dots),
    /** How wide a dot is drawn. */
    size,
    base,
    x,
  };
}

/** The same with where they stand. */
type Lines = StripSummary & Record<'average' | 'typical' | 'top', number>;

interface StripOptions {
  frame: Frame;
  height: number;
  close: boolean;
  named: boolean;
}

function drawnStrip(strip: Strip, summary: StripSummary | undefined, options: StripOptions): TemplateResult {
  const { rule, path, size, base, x } = strip;
  const { frame, height, close, named } = options;
  const top = base - height - 4;
  const lines = summary && { ...summary, average: px(x(summary.mean)), typical: px(x(summary.median)), top };
  // On narrow pictures the name of the rule stands above its strip, on the side where the lines are not.
  const leftward = (lines?.typical ?? 0) > (frame.left + frame.right) / 2;
  return svg`<g class="strip ${roleClass(ruleRole(rule))}" aria-hidden="true">
    <line class="dk-axis-line" x1=${frame.left} x2=${frame.right} y1=${base} y2=${base}></line>
    ${
      lines
        ? svg`${lines.half ? svg`<line class="half" x1=${px(x(lines.half[0]))} x2=${px(x(lines.half[1]))} y1=${base + 2} y2=${base + 2}></line>` : ''}
            <line class="mean" x1=${lines.average} x2=${lines.average} y1=${top} y2=${base + 5}></line>
            <line class="median" x1=${lines.typical} x2=${lines.typical} y1=${top} y2=${base + 5}></line>
            <path class="at mean" d=${below(lines.average, base)}></path><path class="at median" d=${below(lines.typical, base)}></path>`
        : ''
    }
    <path class="dots" d=${path} stroke-width=${size} fill="none"></path>
    <text class="dk-label rule" x=${close ? (leftward ? frame.left : frame.right) : frame.left - 8} y=${close ? base - height - 10 : base - 12} text-anchor=${close && leftward ? 'start' : 'end'}>${say(`gradient.rule.${rule}`)}</text>
    ${named && lines && rule === 'none' ? names(strip, lines, close) : ''}
    ${close || !lines ? '' : sideFigures(frame, base, lines)}
  </g>`;
}

/** A triangle that points at a place of the axis from below. */
const below = (x: number, base: number): string => `M${String(x)},${String(base + 2)}l5,8h-10Z`;

function sideFigures({ right }: Frame, base: number, { mean, median }: StripSummary): TemplateResult {
  return svg`<text class="side typical" x=${right + 8} y=${base - 20}>${significant(median, 2)}</text>
    <text class="side" x=${right + 8} y=${base - 2}>${significant(mean, 2)}</text>`;
}

/** Which line is which, and the row that keeps the mean up, where one of the dots does. */
function names(strip: Strip, lines: Lines, close: boolean): TemplateResult {
  const { mean, median, average, typical, top } = lines;
  const lucky = strip.dots.at(-1);
  // Above a dot so high the name of the mean may stand.
  const [across, down] = lucky && lucky.y < top + 20 ? [-8, 4] : [6, -8];
  const anchor = typical > (strip.x.range[0] + strip.x.range[1]) / 2 ? 'end' : 'start';
  return svg`<text class="name" x=${typical} y=${top - 17} text-anchor=${anchor}>${say('gradient.typical', { value: significant(median, 2) })}</text>
    ${close ? '' : svg`<text class="name light" x=${average} y=${top - 3} text-anchor=${anchor}>${say('gradient.mean', { value: significant(mean, 2) })}</text>`}
    ${lucky && figureAt(strip.figures, lucky.index) > mean ? svg`<text class="name light" x=${lucky.x + across} y=${lucky.y + down} text-anchor="end">${say('gradient.lucky')}</text>` : ''}`;
}

function theoryLine(theory: StripsAsked['theory'], x: Scale, { top, bottom }: Frame): TemplateResult | null {
  if (!theory) return null;
  const at = px(x(theory.value));
  // Left of its line, where there is room.
  const fits = at - 5 > roomForNames([theory.text]);
  return svg`<line class="dk-line dk-role-theory" x1=${at} x2=${at} y1=${top} y2=${bottom} stroke-dasharray="4 4"></line>
    <text class="dk-label dk-role-theory" x=${at + (fits ? -5 : 5)} y=${top + 6} text-anchor=${fits ? 'end' : 'start'}>${theory.text}</text>`;
}

export type StripsWords = Pick<Picture, 'name' | 'title' | 'key' | 'label'>;

/** The picture with the row on show ringed; a row that is picked comes on show. */
export function stripsPicture(
  { frame, strips: all, content, series }: StripsDrawn,
  words: StripsWords,
  { row, onRow }: { row: number; onRow: (row: number) => void },
): TemplateResult {
  const rings = all.map(({ dots }) => {
    const dot = dots.find(({ index }) => index === row - 1);
    return dot ? svg`<circle class="ring" cx=${dot.x} cy=${dot.y} r="6.5"></circle>` : '';
  });
  const place = all[0]?.dots.findIndex(({ index }) => index === row - 1) ?? -1;
  return picture({
    ...words,
    frame,
    content: [guard([content], () => content), rings],
    series,
    at: place < 0 ? undefined : { series: 0, mark: place },
    onPick: ({ series: strip, mark: along }) => {
      const dot = all[strip]?.dots[along];
      if (dot) onRow(dot.index + 1);
    },
  });
}

/** One mark for each row, along the axis; its text is made when it is read. */
function marks({ rule, dots, figures }: Strip, { name, rowName }: Pick<StripsAsked, 'name' | 'rowName'>): CursorMark[] {
  return dots.map(({ index, x, y }) =>
    mark({ x, y }, () => {
      const value = significant(figureAt(figures, index));
      return say('gradient.strip.mark', { rule: say(`gradient.rule.${rule}`), row: rowName(index + 1), name, value });
    }),
  );
}
