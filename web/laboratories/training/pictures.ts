// The pictures of the comparison: what is learned, what the first gradients are, what becomes of loss, weights and typical row,
// and the maps of one example.
import { type TemplateResult, html } from 'lit';
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingFigure, TrainingMap } from '../../core/training-types.ts';
import type { CursorMark } from '../../figure/cursor.ts';
import { logDomain, plotFrame } from '../../figure/frame.ts';
import { roleClass } from '../../figure/styles.ts';
import { type SquareField, squares } from '../../figure/bars.ts';
import { fixed, percent, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { ruleRole } from '../../kit/sweep/rules.ts';
import { symbols } from '../../kit/symbols.ts';
import { learned } from '../../kit/training/plans.ts';
import type { FrameScheduler } from '../../kit/scheduler.ts';
import type { Side } from './comparison.ts';
import type { FirstMaps } from './first-maps.ts';
import type { gradientParts } from './parameters.ts';
import { type Curve, type CurvePicture, curvePicture, curvesOf } from './curves.ts';

export type GradientPart = (typeof gradientParts)[number];

export interface PictureOptions {
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

type Drawing = Pick<CurvePicture, 'name' | 'title' | 'key' | 'label' | 'y' | 'back'>;

function drawn(
  { training, sides, steps, width, height }: PictureOptions,
  figure: TrainingFigure,
  usual: number,
  drawing: (all: readonly Curve[]) => Drawing,
): TemplateResult {
  const all = curvesOf(training, sides, figure, steps);
  return curvePicture(all, { width, height: height ?? usual, steps, ...drawing(all) });
}

const tall = 310;
const low = 230;

function accuracyPicture(options: PictureOptions): TemplateResult {
  return drawn(options, 'accuracy', tall, () => ({
    name: 'accuracy',
    title: say('training.accuracy.title'),
    key: say('training.accuracy.key'),
    label: say('training.accuracy.picture'),
    y: { domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], format: percent },
    back: [{ level: learned, role: 'theory' }],
  }));
}

function gradientPicture(options: PictureOptions): TemplateResult {
  const { part } = options;
  return drawn(options, `${part}Gradient`, tall, (all) => {
    const figures = all.flatMap(({ data }) => data.map(({ y }) => y));
    return {
      name: 'gradient',
      title: say('training.gradient.title', { part: say(`training.part.${part}`) }),
      key: say('training.gradient.key'),
      label: say('training.gradient.picture', { part: say(`training.part.${part}`) }),
      y: {
        kind: 'log',
        domain: logDomain(figures.filter((figure) => (figure ?? 0) >= leastGradient)),
        ticks: 30,
        format: short,
      },
    };
  });
}

function lossPicture(options: PictureOptions): TemplateResult {
  return drawn(options, 'loss', tall, (all) => ({
    name: 'loss',
    title: say('training.loss.title'),
    key: say('training.loss.key'),
    label: say('training.loss.picture'),
    y: {
      domain: [0, Math.max(1, ...all.flatMap(({ data }) => data.map(({ y }) => y ?? 0)))],
      ticks: 40,
      format: short,
    },
  }));
}

function entropyPicture(options: PictureOptions): TemplateResult {
  return drawn(options, 'entropy', low, () => ({
    name: 'entropy',
    title: say('training.entropy.title'),
    key: say('training.entropy.key', { most: fixed(options.logKeys, 2) }),
    label: say('training.entropy.picture'),
    y: { domain: [0, options.logKeys], ticks: 40, format: short },
  }));
}

function typicalPicture(options: PictureOptions): TemplateResult {
  return drawn(options, 'medianTrace', low, () => ({
    name: 'typical',
    title: say('training.typical.title'),
    key: say('training.typical.key'),
    label: say('training.typical.picture'),
    y: { domain: [0, 1], ticks: [0, 0.5, 1], format: short },
  }));
}

/** By what a page calls them that shows one alone. */
export const curvePictures = {
  loss: lossPicture,
  accuracy: accuracyPicture,
  gradient: gradientPicture,
  typical: typicalPicture,
  entropy: entropyPicture,
} as const;

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
    ${sides.map(({ rule, runs }) => {
      const [first] = runs;
      const settings = first?.run.plan.settings;
      if (!first || !settings) return '';
      const map = firstMaps.of(rule.id);
      const before =
        map &&
        scheduler.of(`before ${rule.id}`, [map], () =>
          mapPicture(map, { rule: rule.id, name: rule.name, when: say('training.map.before') }),
        );
      const { trained } = first;
      const { divergedAt } = first.run;
      const after =
        trained && revealed
          ? scheduler.of(`after ${rule.id}`, [trained], () =>
              mapPicture(training.trainingMap(settings, trained), {
                rule: rule.id,
                name: rule.name,
                when: say('training.map.after', { steps: whole(steps) }),
              }),
            )
          : undefined;
      return html`<div class="map ${roleClass(ruleRole(rule.id))}">
        <p class="name">${symbols(rule.name)}</p>
        <div class="pair">
          ${before ?? blank('')}
          ${after ?? blank(divergedAt === null ? '?' : say('training.map.diverged', { step: whole(divergedAt) }))}
        </div>
      </div>`;
    })}
  </div>`;
}

/** A place that is kept for a map. */
function blank(text: string): TemplateResult {
  return html`<p class="blank">${text}</p>`;
}

interface MapWords {
  rule: string;
  name: string;
  when: string;
}

function mapPicture({ keys, weights }: TrainingMap, { rule, name, when }: MapWords): TemplateResult {
  const frame = plotFrame(side, side, { left: 1, right: 1, top: 1, bottom: 1 });
  const field = { size: keys, left: 1, top: 1, cell: (side - 2) / keys, most: 1 };
  return picture({
    name: 'map',
    title: '',
    key: when,
    label: say('training.map.picture', { name, when }),
    frame,
    content: squares(weights, field, ruleRole(rule)),
    series: rows(weights, field),
  });
}

function rows(weights: ArrayLike<number>, { size, left, top, cell }: SquareField): CursorMark[][] {
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => ({
      x: left + (j + 0.5) * cell,
      y: top + (i + 0.5) * cell,
      get text() {
        const words = { row: whole(i + 1), key: whole(j + 1), weight: significant(figureAt(weights, i * size + j)) };
        return say(i === j ? 'training.map.right' : 'training.map.mark', words);
      },
    })),
  );
}
