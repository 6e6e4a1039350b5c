// The pictures of the comparison: what is learned, what the first gradients are, and what becomes of loss, weights and typical row.
import type { TemplateResult } from 'lit';
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingFigure } from '../../core/training-types.ts';
import { fixed, percent, short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { logDomain } from '../../figure/domain.ts';
import { plotFrame, type Frame } from '../../figure/frame.ts';
import { levelLine } from '../../figure/reference-line.ts';
import { linearScale, logScale } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { learned } from '../../kit/training/settings.ts';
import type { Side } from './comparison.ts';
import { curvePicture, curvesOf, type Curve, type CurvePicture } from './curves.ts';

export const gradientParts = ['query', 'key', 'value'] as const;
export type GradientPart = (typeof gradientParts)[number];

export interface PictureOptions {
  training: Pick<TrainingClient, 'columns' | 'column'>;
  sides: readonly Side[];
  steps: number;
  width: number;
  /** The most entropy that so many keys allow. */
  logKeys: number;
  part: GradientPart;
}

/** Room for the names at the lines' ends. */
const nameRoom = 118;

/** Below this width of a picture its lines are named in the large pictures alone. */
const narrow = 300;

/** Smaller gradients are as good as none: their lines leave the picture through its floor. */
const leastGradient = 1e-4;

type Drawing = Pick<CurvePicture, 'title' | 'key' | 'label' | 'y' | 'ticks' | 'axis'> & { ground?: unknown };

function drawn(
  { training, sides, steps, width }: PictureOptions,
  figure: TrainingFigure,
  height: number,
  drawing: (frame: Frame, all: readonly Curve[]) => Drawing,
): TemplateResult {
  const named = width >= narrow;
  const frame = plotFrame(width, height, { left: 46, right: named ? nameRoom : 14, top: 14, bottom: 44 });
  const all = curvesOf(training, sides, figure, steps);
  return curvePicture(all, { frame, steps, named, ...drawing(frame, all) });
}

const tall = 310;
const low = 230;

export function accuracyPicture(options: PictureOptions): TemplateResult {
  return drawn(options, 'accuracy', tall, (frame) => {
    const y = linearScale([0, 1], [frame.bottom, frame.top]);
    return {
      title: say('training.accuracy.title'),
      key: say('training.accuracy.key'),
      label: say('training.accuracy.picture'),
      y,
      ticks: [0, 0.25, 0.5, 0.75, 1],
      axis: { format: percent, title: '' },
      ground: levelLine(frame, y, learned, 'theory', ''),
    };
  });
}

export function gradientPicture(options: PictureOptions): TemplateResult {
  const { part } = options;
  return drawn(options, `${part}Gradient`, tall, (frame, all) => {
    const figures = all.flatMap(({ data }) => data.map(({ y }) => y));
    const [least, most] = logDomain(figures.filter((figure) => (figure ?? 0) >= leastGradient));
    const y = logScale([least, most], [frame.bottom, frame.top]);
    return {
      title: say('training.gradient.title', { part: say(`training.part.${part}`) }),
      key: say('training.gradient.key'),
      label: say('training.gradient.picture', { part: say(`training.part.${part}`) }),
      y,
      ticks: roundTicks(y, 30),
      axis: { format: short, title: '' },
    };
  });
}

export function lossPicture(options: PictureOptions): TemplateResult {
  return drawn(options, 'loss', low, (frame, all) => {
    const most = Math.max(1, ...all.flatMap(({ data }) => data.map(({ y }) => y ?? 0)));
    const y = linearScale([0, most], [frame.bottom, frame.top]);
    return {
      title: say('training.loss.title'),
      key: say('training.loss.key'),
      label: say('training.loss.picture'),
      y,
      ticks: roundTicks(y, 40),
      axis: { format: short, title: '' },
    };
  });
}

export function entropyPicture(options: PictureOptions): TemplateResult {
  return drawn(options, 'entropy', low, (frame) => {
    const y = linearScale([0, options.logKeys], [frame.bottom, frame.top]);
    return {
      title: say('training.entropy.title'),
      key: say('training.entropy.key', { most: fixed(options.logKeys, 2) }),
      label: say('training.entropy.picture'),
      y,
      ticks: roundTicks(y, 40),
      axis: { format: short, title: '' },
    };
  });
}

export function typicalPicture(options: PictureOptions): TemplateResult {
  return drawn(options, 'medianTrace', low, (frame) => {
    const y = linearScale([0, 1], [frame.bottom, frame.top]);
    return {
      title: say('training.typical.title'),
      key: say('training.typical.key'),
      label: say('training.typical.picture'),
      y,
      ticks: [0, 0.5, 1],
      axis: { format: short, title: '' },
    };
  });
}
