// Softmax in one pass: after each key the running maximum, the running sum, and what every key seen so far counts for by now.
// Figures, picture and the section.
import { type TemplateResult, html, nothing, svg } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { RoundedSoftmax } from '../../core/chapters-precision.ts';
import { barBoxes, rectangle } from '../../figure/bars.ts';
import { plotFrame, bottomAxis, leftAxis, offEachOther } from '../../figure/frame.ts';
import { linearScale, px, mark } from '../../figure/scale.ts';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { formula, inFormula } from '../../kit/formula/mathml.ts';
import { picture, captions } from '../../kit/picture.ts';
import { scrolls } from '../../kit/watched-box.ts';
import { scoreText, stepText } from './view.ts';

/** Weights in one pass, and in two with the maximum taken off first. */
export type Online = NonNullable<ReturnType<typeof onlineOf>>;

/** After so many keys. */
type Pass = Online['passes'][number];

/** Null where a score is beyond the format. The values are the rows of a unit matrix, so that the outputs are the weights. */
export function onlineOf(chapters: ChaptersClient, format: string, twoPass: RoundedSoftmax) {
  if (twoPass.outcome !== 'finished') return null;
  const scores = twoPass.scores;
  const n = scores.length;
  const values = Array.from({ length: n * n }, (_, at) => (at % (n + 1) === 0 ? 1 : 0));
  const { maxima, sums, outputs, result } = chapters.onlineSoftmax({
    format,
    scores,
    valueDimension: n,
    values,
    cut: 0,
  });
  if (!result) return null;
  // The first of two scores, less the larger one, is the exponent of a step.
  const factor = (from: number, to: number): number =>
    figureAt(chapters.roundedSoftmax(format, 'shifted', [from, to]).exponentials, 0);
  const passes = Array.from(scores, (score, key) => {
    const maximum = figureAt(maxima, key);
    return {
      score,
      maximum,
      sum: figureAt(sums, key),
      /** What the sum so far was multiplied by: e^(maximum before − maximum). */
      rescaled: key === 0 ? 0 : factor(figureAt(maxima, key - 1), maximum),
      /** What the key adds: e^(score − maximum). */
      added: factor(score, maximum),
      /** e^(score − maximum) of each key seen, as kept so far. */
      kept: outputs.subarray(key * n, (key + 1) * n),
    };
  });
  /** Whether they are the same to the last bit. */
  const same = result.every((weight, key) => weight === twoPass.weights[key]);
  return { passes, weights: result, twoPass, same };
}

// Softmax in one pass after so many keys: a bar for what each key seen counts for, its height before the last rescaling as an outline.

interface OnlineOptions {
  width: number;
  /** Keys seen, from 1. */
  seen: number;
  onSeen: (seen: number) => void;
}

function onlinePicture({ passes }: Online, { width, seen, onSeen }: OnlineOptions): ReturnType<typeof picture> {
  const pass = passAt(passes, seen);
  const frame = plotFrame(width, 250, { left: 40, right: 4, top: 26, bottom: 40 });
  const across = [frame.left, frame.right] as const;
  const keys = passes.length;
  const x = linearScale([0.5, keys + 0.5], across);
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const boxes = barBoxes(pass.kept, across, y);
  const before = seen === 1 ? [] : barBoxes(passAt(passes, seen - 1).kept, across, y);
  return picture({
    name: 'online',
    ...captions('precision.online', { seen: String(seen), keys: String(keys) }),
    frame,
    content: [
      leftAxis(frame, y, [0, 0.5, 1], { format: (value) => short(value), title: '' }),
      bottomAxis(
        frame,
        x,
        passes.map((_, key) => key + 1),
        { format: (key) => short(key), title: say('precision.axis.key') },
      ),
      svg`<g class="kept dk-role-scaled">${boxes.slice(0, seen).map(rectangle)}</g>
        <g class="kept-before">${before.slice(0, seen - 1).map(rectangle)}</g>
        <g class="score-names">${namedScores(
          passes.map(({ score }, key) => ({ at: x(key + 1), text: scoreText(score) })),
          { seen, width },
        ).map(
          ({ key, at, text }) =>
            svg`<text class=${key < seen ? '' : 'unseen-key'} x=${px(at)} y=${frame.top - 9} text-anchor="middle">${text}</text>`,
        )}</g>`,
    ],
    series: [
      passes.map(({ score }, key) =>
        mark({ x: x(key + 1), y: key < seen ? (boxes[key]?.y ?? frame.bottom) : frame.bottom }, () =>
          key < seen
            ? say('precision.online.mark', {
                key: String(key + 1),
                score: scoreText(score),
                kept: stepText(figureAt(pass.kept, key)),
              })
            : say('precision.online.unseen', { key: String(key + 1), score: scoreText(score) }),
        ),
      ),
    ],
    at: { series: 0, mark: seen - 1 },
    onPick: ({ mark: key }) => onSeen(key + 1),
  });
}

/** Pixels of a letter at most. */
const letter = 7.6;

/** The scores over their keys, inside the picture: all that have room beside each other, that of the key just seen before all others. */
export function namedScores(
  scores: readonly { at: number; text: string }[],
  { seen, width }: { seen: number; width: number },
): { key: number; at: number; text: string }[] {
  const placed = scores.map(({ at, text }, key) => {
    const half = (text.length * letter) / 2;
    return { key, text, half, at: Math.max(half, Math.min(width - half, at)) };
  });
  const inTurn = [...placed.slice(seen - 1, seen), ...placed];
  const shown = offEachOther(inTurn, (one, other) => Math.abs(one.at - other.at) <= one.half + other.half);
  return shown.sort((a, b) => a.key - b.key);
}

function passAt(passes: readonly Pass[], seen: number): Pass {
  const pass = passes[seen - 1];
  if (!pass) throw new RangeError('no such key');
  return pass;
}

// Softmax in one pass, with buttons that take it one key on and back, its two lines with live numbers, and its end beside two passes.

interface OnlineSection extends OnlineOptions {
  online: Online | null;
  format: string;
}

export function onlineSection({ online, format, width, seen: asked, onSeen }: OnlineSection): TemplateResult {
  if (!online) return html`<p class="intro">${say('precision.online.none', { format })}</p>`;
  const keys = online.passes.length;
  const seen = Math.min(asked, keys);
  const step = (name: 'back' | 'on', to: number): TemplateResult =>
    button(say(`precision.online.${name}`), () => onSeen(to), { disabled: to < 1 || to > keys });
  return html`<div class="online">
    <div>${onlinePicture(online, { width, seen, onSeen })}</div>
    <div class="pass">
      <div class="buttons" data-parameter="step">${step('back', seen - 1)} ${step('on', seen + 1)}</div>
      ${passLines(online.passes, seen)} ${seen === keys ? ending(online) : nothing}
    </div>
  </div>`;
}

function passLines(passes: readonly Pass[], seen: number): TemplateResult {
  const [pass, last] = [passAt(passes, seen), passes[seen - 2]];
  const now = String(seen);
  const [score, maximum, before] = [pass.score, pass.maximum, last?.maximum ?? -Infinity].map((value) =>
    inFormula(value),
  );
  const largest = last ? `m_${now} = max(${before}, ${score}) = ${maximum}` : `m_1 = ${score}`;
  const added = `exp(${score} − ${maximum})`;
  const rescaled = `${inFormula(last?.sum ?? 0)} * exp(${before} − ${maximum})`;
  const sum = last ? `Z_${now} = ${rescaled} + ${added} ≈ ${inFormula(pass.sum)}` : `Z_1 = ${added} = 1`;
  const fate = !last ? 'first' : pass.maximum !== last.maximum ? 'moved' : 'stays';
  return html`<p class="line" ${scrolls()}>${formula(largest)}</p>
    <p class="line" ${scrolls()}>${formula(sum)}</p>
    <p class="fate">${say(`precision.online.${fate}`, { factor: stepText(pass.rescaled, 3) })}</p>`;
}

function ending({ passes, weights, twoPass, same }: Online): TemplateResult {
  const largest = weights.indexOf(Math.max(...weights));
  return html`<p class="ending">
    ${say(same ? 'precision.online.same' : 'precision.online.rounded', {
      one: stepText(figureAt(weights, largest), 9),
      two: stepText(figureAt(twoPass.weights, largest), 9),
      key: String(largest + 1),
      sum: stepText(passes.at(-1)?.sum, 9),
      sumTwo: stepText(twoPass.sums.at(-1), 9),
    })}
  </p>`;
}
