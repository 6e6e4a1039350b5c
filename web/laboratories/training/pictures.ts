// The pictures of the comparison: what is learned, what the first gradients are, what becomes of loss, weights and typical row,
// and the maps of one example.
import { type TemplateResult, html } from 'lit';
import type { TrainingClient, TrainingFigure, TrainingMap } from '../../core/training-client.ts';
import { plotFrame } from '../../figure/frame.ts';
import { roleClass } from '../../figure/styles.ts';
import { type Axis, logDomain } from '../../figure/xy.ts';
import { squareMarks, squares } from '../../figure/bars.ts';
import { fixed, percent, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture, captions } from '../../kit/picture.ts';
import { ruleRole } from '../../kit/sweep/rules.ts';
import { symbols } from '../../kit/symbols.ts';
import { learned } from '../../kit/training/plans.ts';
import type { FrameScheduler } from '../../kit/plotted.ts';
import type { FirstMaps } from './first-maps.ts';
import type { gradientParts } from './parameters.ts';
import { type Side, stepCount } from './results.ts';
import { type CurvePicture, curvePicture, curvesOf } from './curves.ts';

type GradientPart = (typeof gradientParts)[number];

interface PictureOptions {
  training: Pick<TrainingClient, 'columns' | 'column'>;
  sides: readonly Side[];
  steps: number;
  width: number;
  /** Where the picture has more or less of it than usual. */
  height?: number | undefined;
  /** The most entropy that so many keys allow. */
  logKeys: number;
  part: GradientPart;
}

/** Smaller gradients are as good as none: their lines leave the picture through its floor. */
const leastGradient = 1e-4;

const tall = 310;
const low = 230;

interface Drawing extends Pick<CurvePicture, 'back'> {
  figure: TrainingFigure;
  /** Where the picture has its usual one. */
  height: number;
  y: (figures: readonly number[]) => Axis;
}

/** By what a page calls them that shows one alone. */
const drawings = {
  loss: () => ({
    figure: 'loss',
    height: tall,
    y: (figures) => ({ domain: [0, Math.max(1, ...figures)], ticks: 40, format: short }),
  }),
  accuracy: () => ({
    figure: 'accuracy',
    height: tall,
    y: () => ({ domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], format: percent }),
    back: [{ level: learned, role: 'theory' }],
  }),
  gradient: ({ part }) => ({
    figure: `${part}Gradient`,
    height: tall,
    y: (figures) => ({
      kind: 'log',
      domain: logDomain(figures.filter((figure) => figure >= leastGradient)),
      ticks: 30,
      format: short,
    }),
  }),
  typical: () => ({
    figure: 'medianTrace',
    height: low,
    y: () => ({ domain: [0, 1], ticks: [0, 0.5, 1], format: short }),
  }),
  entropy: ({ logKeys }) => ({
    figure: 'entropy',
    height: low,
    y: () => ({ domain: [0, logKeys], ticks: 40, format: short }),
  }),
} satisfies Readonly<Record<string, (options: PictureOptions) => Drawing>>;

export type DrawingName = keyof typeof drawings;

export function trainingPicture(name: DrawingName, options: PictureOptions): TemplateResult {
  const { training, sides, steps, width, part, logKeys } = options;
  const { figure, y, height, ...drawing }: Drawing = drawings[name](options);
  const all = curvesOf(training, sides, figure, steps);
  const words = { part: say(`training.part.${part}`), most: fixed(logKeys, 2) };
  return curvePicture(all, {
    ...captions(`training.${name}`, words),
    ...drawing,
    name,
    width,
    height: options.height ?? height,
    steps,
    y: y(all.flatMap(({ data }) => data.map((datum) => datum.y ?? 0))),
  });
}

// Attention before and after, rule by rule: in row i the key asked for stands at place i, so that who has learned shows a diagonal.

/** Pixels of a map's side. */
const side = 136;

interface Maps {
  training: TrainingClient;
  /** Before training. */
  first: Pick<FirstMaps, 'of'>;
  scheduler: FrameScheduler;
  sides: readonly Side[];
  steps: number;
  /** Whether what training makes of them may be shown. */
  revealed: boolean;
}

export function maps({ training, first: firstMaps, scheduler, sides, steps, revealed }: Maps): TemplateResult {
  return html`<div class="maps">
    ${sides.map(({ rule: { id, name }, runs: [first] }) => {
      if (!first) return '';
      const { trained, run } = first;
      const drawn = (stage: 'before' | 'after', from: unknown, when: string, map: () => TrainingMap): unknown =>
        scheduler.of(`${stage} ${id}`, [from], () => mapPicture(map(), { rule: id, name, when }));
      const initial = firstMaps.of(id);
      const before = initial && drawn('before', initial, say('training.map.before'), () => initial);
      const after =
        trained && revealed
          ? drawn('after', trained, say('training.map.after', { steps: stepCount(steps) }), () =>
              training.trainingMap(run.plan.settings, trained),
            )
          : undefined;
      const missing = run.divergedAt === null ? '?' : say('training.map.diverged', { step: whole(run.divergedAt) });
      return html`<div class="map ${roleClass(ruleRole(id))}">
        <p class="name">${symbols(name)}</p>
        <div class="pair">${before ?? blank('')} ${after ?? blank(missing)}</div>
      </div>`;
    })}
  </div>`;
}

/** A place that is kept for a map. */
function blank(text: string): TemplateResult {
  return html`<p class="blank">${text}</p>`;
}

function mapPicture(
  { keys, weights }: TrainingMap,
  { rule, name, when }: Record<'rule' | 'name' | 'when', string>,
): TemplateResult {
  const frame = plotFrame(side, side, { left: 1, right: 1, top: 1, bottom: 1 });
  const field = { size: keys, left: 1, top: 1, cell: (side - 2) / keys, most: 1 };
  return picture({
    name: 'map',
    title: name,
    key: when,
    label: say('training.map.picture', { name, when }),
    frame,
    content: squares(weights, field, ruleRole(rule)),
    series: squareMarks(field, (i, j) => {
      const words = { row: whole(i + 1), key: whole(j + 1), weight: significant(figureAt(weights, i * keys + j)) };
      return say(i === j ? 'training.map.right' : 'training.map.mark', words);
    }),
  });
}
