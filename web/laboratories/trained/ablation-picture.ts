// How each rule ends, by optimiser and start: a mark for each seed, a stroke for their median; and what other divisors would make of the
// trained models.
import { type TemplateResult, svg, html } from 'lit';
import { roomForNames } from '../../figure/frame.ts';
import { px } from '../../figure/scale.ts';
import { roleClass } from '../../figure/styles.ts';
import { type Axes, type Axis, type Series, linearDomain } from '../../figure/xy.ts';
import { fixed, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { ruleName, ruleRole } from '../../kit/sweep/rules.ts';
import { xyPicture, captions } from '../../kit/picture.ts';
import { type Run, type Way, ablation, groupOf, optimizers, rules, runsOf, starts, ways } from './recorded.ts';
import { roomOf } from '../../kit/room.ts';
import type { FrameScheduler } from '../../kit/plotted.ts';
import { gridPicture } from './grid-picture.ts';

export const nameOf = (rule: string): string => ruleName({ id: rule, parameter: null });

/** "AdamW, tiny weights" */
export function wayText({ optimizer, start }: Way): string {
  return say('trained.way', {
    optimizer: say(`trained.optimizer.${optimizer}`),
    start: say(`trained.start.${start}`),
  });
}

/** Bits a character when training had ended. */
export function finalBits({ heldOutBits }: Run): number {
  return figureAt(heldOutBits, heldOutBits.length - 1);
}

export function bitsAxis(bits: Iterable<number>, room = 0.06, title = say('trained.axis.bits')): Axis {
  return { domain: linearDomain(bits, room), ticks: 40, format: (value) => fixed(value, 2), title };
}

/** Where the marks of a rule stand in the column of a way, and of a seed beside those. */
const placeOf = (way: number, rule: number, seed = 1): number => way + 0.5 + (rule - 1) * 0.26 + (seed - 1) * 0.06;

function ablationPicture({ width, height }: { width: number; height: number }): TemplateResult {
  const all = ablation.runs.map(finalBits);
  const series = rules.map((rule, place): Series => {
    const runs = ways.flatMap((way, at) =>
      runsOf(rule, way).map((run, seed) => ({ run, x: placeOf(at, place, seed), y: finalBits(run) })),
    );
    return {
      as: ['points'],
      data: runs,
      role: ruleRole(rule),
      name: { text: nameOf(rule), dx: 8 },
      reading: ({ y }, index) => {
        const { run } = runs[index] ?? {};
        if (!run) return '';
        return say('trained.ablation.mark', {
          rule: nameOf(rule),
          way: wayText(run),
          seed: whole(run.seed),
          bits: fixed(y, 3),
          median: fixed(groupOf(rule, run).bits, 3),
        });
      },
    };
  });
  return xyPicture({
    name: 'ablation',
    ...captions('trained.ablation', { steps: whole(ablation.steps) }),
    width,
    height,
    around: { left: 46, right: rightOf(), top: 30, bottom: 46 },
    x: { domain: [0, ways.length] },
    y: bitsAxis(all),
    ground: [columns],
    series: [...series, medians],
  });
}

/** Pixels right of the drawing area for the longest name of a rule. */
const rightOf = (): number => 12 + roomForNames(rules.map(nameOf));

/** Narrower columns have room for a short name of the start, and for no name of the optimiser. */
const roomy = { start: 90, optimizer: 60 };

/** A column for each way, with its name below; where columns are narrow, those of one optimiser share its name. */
function columns({ frame, x }: Axes): TemplateResult {
  const width = x(1) - x(0);
  const shared = width < roomy.optimizer;
  const [near, far] = [frame.bottom + 17, frame.bottom + 34];
  const named = (at: number, y: number, text: string): TemplateResult =>
    svg`<text class="dk-tick-text" x=${px(x(at))} y=${y} text-anchor="middle">${text}</text>`;
  const column = ({ optimizer, start }: Way, at: number): unknown => [
    at % 2 === 0
      ? svg`<rect class="column" x=${px(x(at))} y=${frame.top} width=${px(width)} height=${frame.bottom - frame.top}></rect>`
      : null,
    shared ? null : named(at + 0.5, near, say(`trained.optimizer.${optimizer}`)),
    named(
      at + 0.5,
      shared ? near : far,
      say(width < roomy.start ? `trained.startShort.${start}` : `trained.start.${start}`),
    ),
  ];
  const sharing = (optimizer: Way['optimizer'], at: number): TemplateResult =>
    named((at + 0.5) * starts.length, far, say(`trained.optimizer.${optimizer}`));
  return svg`<g class="dk-axis" aria-hidden="true">
    ${ways.map(column)} ${shared ? optimizers.map(sharing) : null}
  </g>`;
}

function medians({ x, y }: Axes): TemplateResult {
  return svg`<g aria-hidden="true">${rules.map((rule, place) =>
    ways.map((way, at) => {
      const level = px(y(groupOf(rule, way).bits));
      return svg`<line class="median ${roleClass(ruleRole(rule))}" x1=${px(x(placeOf(at, place, -0.8)))} x2=${px(x(placeOf(at, place, 2.8)))} y1=${level} y2=${level}></line>`;
    }),
  )}</g>`;
}

/** Trained models with other divisors than their own, a picture for each way to train. */
function valleysPicture(way: Way, width: number): TemplateResult {
  const { factors } = ablation;
  const curves = rules.map((rule) => ({ rule, group: groupOf(rule, way) }));
  const [least = 0.25, most = 4] = [factors[0], factors.at(-1)];
  return xyPicture({
    name: `valleys-${way.optimizer}-${way.start}`,
    title: wayText(way),
    key: say('trained.valleys.key'),
    label: say('trained.valleys.picture', { way: wayText(way) }),
    width,
    height: 230,
    around: { left: 46, right: rightOf(), top: 30, bottom: 44 },
    x: { kind: 'log', domain: [least, most], ticks: factors, format: short, title: say('trained.axis.ownFactor') },
    y: bitsAxis(curves.flatMap(({ group }) => group.valley)),
    series: curves.map(({ rule, group }): Series => ({
      as: ['line', 'points'],
      data: factors.map((factor, place) => ({ x: factor, y: figureAt(group.valley, place) })),
      role: ruleRole(rule),
      name: { text: nameOf(rule), dx: 8 },
      reading: ({ x, y }) => say('trained.valleys.mark', { rule: nameOf(rule), factor: short(x), bits: fixed(y, 3) }),
    })),
  });
}

// The recorded pictures: the grid beside the ablation, and what other divisors make of trained models.

/** Below this width they stand under each other. */
const twoColumns = 720;
const gap = 32;

interface RecordedPart {
  width: number;
  /** Whether the answer to the question may be seen. */
  revealed: boolean;
  scheduler: FrameScheduler;
}

export function recordedPart(host: Element, { width, revealed, scheduler }: RecordedPart): TemplateResult {
  const beside = width >= twoColumns;
  const two = Math.floor(((width - gap) * 2) / 5);
  const left = roomOf(host, 'grid')?.width ?? (beside ? two : width);
  const room = roomOf(host, 'ablation');
  return html`<div class="panels recorded ${beside ? '' : 'stacked'}">
    ${scheduler.of('grid', [left, revealed], () => gridPicture(left, revealed))}
    ${scheduler.of('ablation', [width, room], () =>
      ablationPicture({
        width: room?.width ?? (beside ? width - gap - two : width),
        height: room?.height ?? 312,
      }),
    )}
  </div>`;
}

export function valleysPart(width: number): TemplateResult {
  const beside = width >= twoColumns;
  const each = beside ? Math.floor((width - gap) / 2) : width;
  return html`<div class="recorded even-columns ${beside ? '' : 'stacked'}">
    ${ways.map((way) => valleysPicture(way, each))}
  </div>`;
}
