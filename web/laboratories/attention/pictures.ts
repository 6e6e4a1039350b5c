// The chain as it flows: Q beside and Kᵀ above the scores that they make, divided, masked; then the weights and V above the
// output, and the weights as bars.
import { type TemplateResult, html, nothing, svg } from 'lit';
import { type Frame, plotFrame } from '../../figure/frame.ts';
import { linearScale, px, mark } from '../../figure/scale.ts';
import { type Role, roleClass } from '../../figure/styles.ts';
import { percent } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { ruleName, ruleRole } from '../../kit/sweep/rules.ts';
import { entries } from './entries.ts';
import { computed } from './matrix.ts';
import { type MatrixName, type SizeName, type Sizes, sizesOf, sizeSymbols } from './sizes.ts';
import type { Board } from './steps.ts';
import { type Layout, type View, rowOf } from './view.ts';
import { working } from './working.ts';
import { valueName, queryName, keyName, outputName } from './names.ts';

/** A power has no colour of its own here. */
const roleOf = (rule: string): Role => (rule === 'power' ? 'other' : ruleRole(rule));

interface FlowParts {
  /** Refusals of whole matrices. */
  faults: Partial<Record<MatrixName, TemplateResult>>;
  /** Rule and mask: they stand where they act. */
  controls: TemplateResult;
  picture: TemplateResult;
  /** How the matrices stand. */
  layout: Layout;
  /** Whether the picture stands beside the output. */
  beside: boolean;
}

export function flow(board: Board, parts: FlowParts): TemplateResult {
  const { faults, controls, picture, layout, beside } = parts;
  const crossed = layout !== 'stacked';
  const sizes = board.view.sizes;
  const given = sizesOf(board.matrices);
  const caption = (rows: SizeName, columns: SizeName, of: Sizes): TemplateResult =>
    html`<span class="size-of">${sizeSymbols[rows]} × ${sizeSymbols[columns]} = ${of[rows]} × ${of[columns]}</span>`;
  const named = (name: string, size: TemplateResult): TemplateResult => html`${name} ${size}`;
  const scores = caption('queries', 'keys', sizes);
  return html`<div
    class="flow ${layout} ${crossed ? 'crossed' : ''} ${beside ? '' : 'alone'} ${roleClass(roleOf(board.view.rule.id))}"
  >
    <div class="line first">
      <p class="hint remark">${say('attention.crossing')}</p>
      ${entries(board, {
        name: 'q',
        rowHead: queryName,
        caption: caption('queries', 'dimension', given),
        fault: faults.q,
      })}
      ${entries(board, {
        name: 'k',
        upright: true,
        columnHead: keyName,
        caption: caption('dimension', 'keys', given),
        fault: faults.k,
      })}
      ${computed(board, { name: 'scores', ...(crossed ? {} : { rowHead: queryName, columnHead: keyName }), caption: scores })}
      <div class="arrow divide"><span>${ruleName(board.view.rule)}</span></div>
      <div class="act">${controls}</div>
      ${computed(board, {
        name: 'scaled',
        columnHead: keyName,
        ...(crossed ? {} : { rowHead: queryName }),
        caption: named(say('attention.part.scaled'), scores),
      })}
    </div>
    ${working(board)}
    <div class="line second">
      <div class="arrow softmax"><span>${say('attention.step.softmax')}</span></div>
      <p class="hint remark">${say('attention.mixing')}</p>
      ${computed(board, {
        name: 'weights',
        columnHead: keyName,
        rowHead: queryName,
        caption: named(say('attention.part.weights'), scores),
      })}
      ${entries(board, {
        name: 'v',
        rowHead: valueName,
        caption: caption('keys', 'valueDimension', given),
        fault: faults.v,
      })}
      ${computed(board, {
        name: 'output',
        rowHead: outputName,
        caption: named(say('attention.part.output'), caption('queries', 'valueDimension', sizes)),
      })}
      <div class="weights-picture">${picture}</div>
    </div>
  </div>`;
}

// The weights as bars, one strip for each query: filled with the chosen rule, outlined without a divisor.

/** Pixels between strips, where the percentages stand; under the last one the keys. */
const gap = 24;
const foot = 26;

/** Pixels that a percentage over its bar needs. */
const roomForText = 40;

interface WeightsPlot {
  width: number;
  height: number;
  /** A weight is picked, counted from 0. */
  onPick: (query: number, key: number) => void;
}

export function weightsPlot(
  { sizes, steps, unscaled, rule }: View,
  { width, height, onPick }: WeightsPlot,
): TemplateResult {
  const { queries, keys } = sizes;
  const frame = plotFrame(width, height, { left: 34, right: 4, top: gap, bottom: foot });
  const strip = (frame.bottom - frame.top - (queries - 1) * gap) / queries;
  const strips = Array.from({ length: queries }, (_, query): Strip => ({
    query,
    bottom: frame.top + query * (strip + gap) + strip,
    weights: [...rowOf(steps.weights, query, keys)],
    raw: [...rowOf(unscaled.weights, query, keys)],
  }));
  const divided = rule.id !== 'none';
  const name = ruleName(rule);
  const place = (frame.right - frame.left) / keys;
  return picture({
    name: 'weights',
    title: say('attention.weights.title'),
    key: divided ? say('attention.weights.key', { rule: name }) : say('attention.weights.undivided'),
    label: divided ? say('attention.weights.picture', { rule: name }) : say('attention.weights.pictureUndivided'),
    frame,
    content: [
      ...strips.map((each) => drawn(each, { frame, strip, place, role: roleOf(rule.id), divided })),
      keyNames(frame, place, keys),
    ],
    series: strips.map(({ query, bottom, weights, raw }) =>
      weights.map((weight, key) => {
        const words = { query: String(query + 1), key: String(key + 1), weight: percent(weight, 1) };
        return mark({ x: frame.left + (key + 0.5) * place, y: bottom - strip * weight }, () =>
          divided
            ? say('attention.weights.mark', { ...words, rule: name, raw: percent(figureAt(raw, key), 1) })
            : say('attention.weights.markUndivided', words),
        );
      }),
    ),
    onPick: ({ series, mark: key }) => onPick(series, key),
  });
}

interface Strip {
  query: number;
  bottom: number;
  weights: readonly number[];
  raw: readonly number[];
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

function drawn({ query, bottom, weights, raw }: Strip, { frame, strip, place, role, divided }: Look): TemplateResult {
  const y = linearScale([0, 1], [bottom, bottom - strip]);
  const own = divided ? 0.56 : 0.8;
  const across = (key: number, share: number): Record<'x' | 'width', number> => ({
    x: px(frame.left + (key + (1 - share) / 2) * place),
    width: px(share * place),
  });
  const bar = (look: string, weight: number, key: number, share: number): TemplateResult => {
    const { x, width } = across(key, share);
    return svg`<rect class=${look} x=${x} y=${px(y(weight))} width=${width} height=${px(bottom - y(weight))}></rect>`;
  };
  const value = (weight: number, key: number): TemplateResult => {
    const { x, width } = across(key, own);
    const above = Math.min(px(y(weight)), divided ? y(figureAt(raw, key)) : Infinity) - 5;
    return svg`<text class="value" x=${px(x + width / 2)} y=${px(above)} text-anchor="middle">${percent(weight)}</text>`;
  };
  return svg`<g class=${roleClass(role)}>
    <text class="name" x=${frame.left - 10} y=${bottom - 4} text-anchor="end">q<tspan class="index" dy="4">${query + 1}</tspan></text>
    ${divided ? raw.map((weight, key) => bar('outline', weight, key, 0.8)) : nothing}${weights.map(
      (weight, key) =>
        svg`${bar('dk-bar', weight, key, own)}
      ${place < roomForText ? nothing : value(weight, key)}`,
    )}
    <line class="dk-axis-line" x1=${frame.left} x2=${frame.right} y1=${bottom} y2=${bottom}></line>
  </g>`;
}

function keyNames(frame: Frame, place: number, keys: number): TemplateResult[] {
  return Array.from({ length: keys }, (_, key) => {
    const x = px(frame.left + (key + 0.5) * place);
    return svg`<text class="name" x=${x} y=${frame.height - 8} text-anchor="middle">k<tspan class="index" dy="4">${key + 1}</tspan></text>`;
  });
}
