// An example as bars: its scores, and the weights that come of them without scaling and with it, keys in their own order.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { WorkedEvaluation, WorkedExample } from '../../core/examples-client.ts';
import { percent, percentSignificant, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { barBoxes, bars } from '../../figure/bars.ts';
import { plotFrame } from '../../figure/frame.ts';
import type { Role } from '../../figure/styles.ts';
import { linearScale, type Interval } from '../../figure/scale.ts';
import { linearDomain } from '../../figure/xy.ts';
import { type Picture, picture, captions } from '../../kit/picture.ts';
import { ruleName, ruleRole } from '../../kit/sweep/rules.ts';

const height = 150;

/** Below this width the pictures stand closer together. */
const roomy = 560;
const gaps = { wide: 32, narrow: 12 };

/** Pixels of a letter under a bar. */
const letter = 6.3;

/** What the sign of percent has more than a letter, and a gap. */
const more = 0.6;

/** Pixels of a letter over a bar, and of a smaller one. */
const letters = { large: 10.2, small: 7.2 };

interface Panel extends Pick<Picture, 'name' | 'title' | 'key' | 'label'> {
  role: Role;
  values: ArrayLike<number>;
  domain: Interval;
  written: (value: number, tight?: boolean) => string;
  /** What is read off a bar. */
  text: (values: { key: string; value: string }) => string;
}

function panel({ role, values, domain, written, text, ...words }: Panel, width: number): TemplateResult {
  const frame = plotFrame(width, height, { left: 4, right: 4, top: 22, bottom: 24 });
  // The figure of a bar below the line stands under it.
  const y = linearScale(domain, [frame.bottom - (domain[0] < 0 ? 20 : 4), frame.top]);
  const across = [frame.left, frame.right] as const;
  const boxes = barBoxes(values, across, y);
  const room = (frame.right - frame.left) / boxes.length;
  const full = Array.from(values, (value) => written(value));
  const tight = Array.from(values, (value) => written(value, true));
  // The first way in which every figure has room: smaller, then with fewer digits; else bars stand without them.
  const ways = [
    { figures: full, size: 'large' },
    { figures: full, size: 'small' },
    { figures: tight, size: 'small' },
  ] as const;
  const way = ways.find(({ figures, size }) =>
    figures.every((figure) => letters[size] * (figure.length + more) < room),
  );
  const places = boxes.map((box, index) => ({
    ...box,
    middle: box.x + box.width / 2,
    figure: way?.figures[index],
    said: full[index] ?? '',
    index: whole(index + 1),
    key: say('worked.weights.of', { index: whole(index + 1) }),
    negative: (values[index] ?? 0) < 0,
  }));
  const inFull = places.every(({ key }) => letter * key.length < room);
  const base = y(0);
  const content = [
    bars(values, across, y, role),
    svg`<line class="dk-axis-line" x1=${frame.left} x2=${frame.right} y1=${base} y2=${base}></line>`,
    way
      ? places.map(
          (
            place,
          ) => svg`<text class="value ${way.size === 'small' ? 'small' : ''}" x=${place.middle} y=${place.negative ? place.y + place.height + 16 : place.y - 6}
              text-anchor="middle">${place.figure}</text>
            <text class="dk-tick-text" x=${place.middle} y=${height - 4} text-anchor="middle">${inFull ? place.key : place.index}</text>`,
        )
      : nothing,
  ];
  const marks = places.map((place) => ({
    x: place.middle,
    y: place.negative ? place.y + place.height : place.y,
    text: text({ key: place.key, value: place.said }),
  }));
  return html`<div class="panel ${role}">${picture({ ...words, frame, content, series: [marks] })}</div>`;
}

interface WeightsOptions {
  example: Pick<WorkedExample, 'rule' | 'inputs' | 'elided'>;
  /** Pixels of all pictures together. */
  space: number;
  /** Whether the weights may be shown. */
  revealed: boolean;
}

/** Pictures of an example with scores; those of the weights are left out until they may be shown. */
export function weights(
  evaluation: WorkedEvaluation,
  { example, space, revealed }: WeightsOptions,
): TemplateResult | typeof nothing {
  const { weightsUnscaled, weightsScaled, divisor } = evaluation;
  if (weightsUnscaled.length === 0) return nothing;
  const { rule, elided } = example;
  const divided = divisor !== null && divisor !== 1;
  const panels = scoresPanel(evaluation, example);
  if (revealed) panels.push(weightsPanel('raw', say('worked.weights.unscaled'), weightsUnscaled, elided));
  if (revealed && divided) {
    const title = say('worked.weights.scaled', { rule: ruleName(rule) });
    panels.push(weightsPanel(rule.id === 'power' ? 'other' : ruleRole(rule.id), title, weightsScaled, elided));
  }
  const count = panels.length;
  const gap = space < roomy ? gaps.narrow : gaps.wide;
  const width = count === 1 ? Math.min(space, roomy) : (space - (count - 1) * gap) / count;
  return html`<div class="pictures panels">${panels.map((each) => panel(each, width))}</div>`;
}

const listed = (list: ArrayLike<number>, write: (value: number) => string): string =>
  Array.from(list, write).join(', ');

/** The scores as they are given, or as the calculation begins with them. */
function scoresPanel({ lines }: WorkedEvaluation, { inputs }: Pick<WorkedExample, 'inputs'>): Panel[] {
  const given = inputs.find(({ name }) => name === 'scores')?.values.map(Number);
  const values = given ?? lines.flatMap(({ label, value }) => (label === 'raw-score' && value !== null ? [value] : []));
  if (values.length === 0) return [];
  const written = (score: number): string => short(score, 4);
  return [
    {
      role: 'other',
      name: 'scores',
      ...captions('worked.scores', { scores: listed(values, written) }),
      values,
      domain: linearDomain([0, ...values]),
      written,
      text: (mark) => say('worked.scores.mark', mark),
    },
  ];
}

function weightsPanel(role: Role, title: string, values: Float64Array, elided: boolean): Panel {
  const written = (weight: number, tight = false): string =>
    elided ? say('worked.atMost', { value: percentSignificant(weight) }) : percent(weight, tight ? 0 : 1);
  return {
    role,
    name: role,
    title,
    key: say('worked.weights.key'),
    label: say('worked.weights.picture', { title, weights: listed(values, (each) => written(each)) }),
    values,
    domain: [0, 1],
    written,
    text: (mark) => say('worked.weights.mark', mark),
  };
}
