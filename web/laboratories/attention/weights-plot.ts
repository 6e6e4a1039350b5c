// The weights as bars, one strip for each query: filled with the chosen rule, outlined without a divisor.
import { nothing, svg, type TemplateResult } from 'lit';
import { percent } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { plotFrame, type Frame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { roleClass, type Role } from '../../figure/roles.ts';
import { linearScale } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { ruleName } from '../../kit/rule-name.ts';
import { roleOf } from './rule-role.ts';
import type { View } from './view.ts';

/** Pixels between strips, where the percentages stand; under the last one the keys. */
const gap = 24;
const foot = 26;

/** Pixels that a percentage over its bar needs. */
const roomForText = 40;

export interface WeightsPlot {
  width: number;
  height: number;
  /** A weight is picked, counted from 0. */
  onPick: (query: number, key: number) => void;
}

interface Strip {
  query: number;
  top: number;
  weights: readonly number[];
  raw: readonly number[];
}

export function weightsPlot(
  { sizes, steps, unscaled, rule }: View,
  { width, height, onPick }: WeightsPlot,
): TemplateResult {
  const { queries, keys } = sizes;
  const frame = plotFrame(width, height, { left: 34, right: 4, top: gap, bottom: foot });
  const strip = (frame.bottom - frame.top - (queries - 1) * gap) / queries;
  const list = (all: Float64Array, query: number): number[] => [...all.subarray(query * keys, (query + 1) * keys)];
  const strips = Array.from({ length: queries }, (_, query): Strip => {
    const top = frame.top + query * (strip + gap);
    return { query, top, weights: list(steps.weights, query), raw: list(unscaled.weights, query) };
  });
  const divided = rule.id !== 'none';
  const name = ruleName(rule);
  const place = (frame.right - frame.left) / keys;
  return picture({
    title: say('attention.weights.title'),
    key: divided ? say('attention.weights.key', { rule: name }) : say('attention.weights.undivided'),
    label: say('attention.weights.picture', { rule: name }),
    frame,
    content: [
      ...strips.map((each) => drawn(each, { frame, strip, place, role: roleOf(rule.id), divided })),
      keyNames(frame, place, keys),
    ],
    series: strips.map(({ query, top, weights, raw }) =>
      weights.map((weight, key) => ({
        x: frame.left + (key + 0.5) * place,
        y: top + strip * (1 - weight),
        text: divided
          ? say('attention.weights.mark', { ...words(query, key, weight), rule: name, raw: exact(figureAt(raw, key)) })
          : say('attention.weights.markUndivided', words(query, key, weight)),
      })),
    ),
    onPick: ({ series, mark }) => {
      onPick(series, mark);
    },
  });
}

const exact = (weight: number): string => percent(weight, 1);

function words(query: number, key: number, weight: number): { query: string; key: string; weight: string } {
  return { query: String(query + 1), key: String(key + 1), weight: exact(weight) };
}

interface Look {
  frame: Frame;
  /** Pixels of a weight of 1. */
  strip: number;
  /** Pixels that a key has. */
  place: number;
  role: Role;
  divided: boolean;
}

function drawn({ query, top, weights, raw }: Strip, { frame, strip, place, role, divided }: Look): TemplateResult {
  const bottom = top + strip;
  const y = linearScale([0, 1], [bottom, top]);
  const box = (weight: number, key: number, share: number): Record<'x' | 'y' | 'width' | 'height', number> => ({
    x: px(frame.left + (key + (1 - share) / 2) * place),
    y: px(y(weight)),
    width: px(share * place),
    height: px(bottom - y(weight)),
  });
  const outline = (weight: number, key: number): TemplateResult => {
    const { x, y: tip, width, height } = box(weight, key, 0.8);
    return svg`<rect class="outline" x=${x} y=${tip} width=${width} height=${height}></rect>`;
  };
  const bar = (weight: number, key: number): TemplateResult => {
    const { x, y: tip, width, height } = box(weight, key, divided ? 0.56 : 0.8);
    const above = Math.min(tip, divided ? y(figureAt(raw, key)) : tip) - 5;
    return svg`<rect class="dk-bar" x=${x} y=${tip} width=${width} height=${height}></rect>
      ${
        place < roomForText
          ? nothing
          : svg`<text class="value" x=${px(x + width / 2)} y=${px(above)} text-anchor="middle">${percent(weight)}</text>`
      }`;
  };
  return svg`<g class=${roleClass(role)}>
    <text class="name" x=${frame.left - 10} y=${bottom - 4} text-anchor="end">q<tspan class="index" dy="4">${query + 1}</tspan></text>
    ${divided ? raw.map(outline) : nothing}${weights.map(bar)}
    <line class="dk-axis-line" x1=${frame.left} x2=${frame.right} y1=${bottom} y2=${bottom}></line>
  </g>`;
}

function keyNames(frame: Frame, place: number, keys: number): TemplateResult[] {
  return Array.from({ length: keys }, (_, key) => {
    const x = px(frame.left + (key + 0.5) * place);
    return svg`<text class="name" x=${x} y=${frame.height - 8} text-anchor="middle">k<tspan class="index" dy="4">${key + 1}</tspan></text>`;
  });
}
