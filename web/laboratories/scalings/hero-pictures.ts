// The two pictures that make the point: how the query chooses among the keys, and how far it can move the weight of a key named before.
import { fixed, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { plotFrame } from '../../figure/frame.ts';
import { linearScale, logScale, type Scale } from '../../figure/scale.ts';
import { curves, nameRoom, type Drawn } from '../../kit/sweep/curves.ts';
import { ceiling, floor, floorDepth } from './floor.ts';
import type { View } from '../../kit/sweep/view.ts';

const around = { left: 40, right: nameRoom, top: 12, bottom: 44 };

/** Below this width of a picture its names are short. */
const narrow = 400;

/** Shares of the weight that the axis may name, besides 1/n. */
const shares = [1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002];

export interface HeroOptions {
  width: number;
  height: number;
}

export function peakPicture(view: View, { width, height }: HeroOptions): Drawn {
  const frame = plotFrame(width, height, around);
  const y = logScale([view.even, 1], [frame.bottom - floorDepth, frame.top]);
  const keys = whole(view.keys);
  return curves(view, {
    title: say('scalings.peak.title', { keys }),
    key: say('scalings.peak.key', { keys }),
    label: say('scalings.peak.picture', { keys }),
    figure: 'peakWeight',
    frame,
    y,
    ticks: [view.even, ...shares.filter((share) => apart(y, share, view.even))],
    axis: { format: (share) => (share === view.even ? `1/${keys}` : short(share, 2)), title: '' },
    ground: [
      floor(frame, y(view.even), say('scalings.peak.floor')),
      width < narrow ? null : ceiling(frame, say('scalings.peak.ceiling')),
    ],
  });
}

export function pullPicture(view: View, { width, height }: HeroOptions): Drawn {
  const frame = plotFrame(width, height, around);
  const y = linearScale([0, 1], [frame.bottom - floorDepth, frame.top]);
  const keys = whole(view.keys);
  return curves(view, {
    title: say('scalings.pull.title', { keys }),
    key: say('scalings.pull.key'),
    label: say('scalings.pull.picture', { keys }),
    figure: 'pull',
    frame,
    y,
    ticks: [0, 0.25, 0.5, 0.75, 1],
    axis: { format: (value) => (value === 0 || value === 1 ? short(value) : fixed(value, 2)), title: '' },
    ground: floor(frame, y(0), say(width < narrow ? 'scalings.pull.floorShort' : 'scalings.pull.floor')),
  });
}

/** Whether a tick leaves room for the text of another. */
function apart(y: Scale, share: number, other: number): boolean {
  return share > other && Math.abs(y(share) - y(other)) > 16;
}
