// The loss of a model against the factor of its divisor: a valley, with its bottom and the factor in force.
import { type TemplateResult, svg } from 'lit';
import { linearDomain } from '../../figure/frame.ts';
import { shapePath } from '../../figure/points.ts';
import { px } from '../../figure/scale.ts';
import { upright, uprightLine } from '../../figure/label.ts';
import { fixed, short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Binding } from '../../kit/settings.ts';
import { xyPicture } from '../../kit/picture.ts';
import type { trainedParameters } from './parameters.ts';
import type { Valley } from './view.ts';

interface ValleyPicture {
  of: Binding<typeof trainedParameters>;
  valley: Valley;
  /** What the loss is the mean over. */
  key: string;
  /** Counted by characters, or by tokens. */
  unit: 'character' | 'token';
  width: number;
}

const named = [0.25, 0.5, 1, 2, 4];

export function factorText(factor: number): string {
  return factor === 1 ? '√dₖ' : say('trained.times', { factor: short(factor) });
}

export function valleyPicture({ of, valley, key, unit, width }: ValleyPicture): TemplateResult {
  const { factor } = of.values();
  const { factors, bits, bottom } = valley;
  const data = factors.map((x, place) => ({ x, y: figureAt(bits, place) }));
  const lowest = data[bottom];
  return xyPicture({
    name: 'valley',
    title: say('trained.valley.title'),
    key,
    label: say('trained.valley.picture'),
    width,
    height: 280,
    around: { left: 46, right: 14, top: 30, bottom: 44 },
    x: { kind: 'log', domain: [0.25, 4], ticks: named, format: short, title: say('trained.axis.factor') },
    y: {
      domain: linearDomain(bits, 0.08),
      ticks: 40,
      format: (value) => fixed(value, 2),
      title: say(unit === 'character' ? 'trained.axis.bits' : 'trained.axis.bitsToken'),
    },
    ground: [({ frame, x }) => uprightLine(frame, x, 1, 'theory', say('trained.valley.trainedWith'))],
    series: [
      {
        as: ['line', 'points'],
        data,
        role: 'scaled',
        reading: ({ x, y }, place) => {
          const said = say('trained.valley.mark', {
            unit: say(`trained.unit.${unit}`),
            factor: factorText(x),
            bits: fixed(y, 3),
          });
          return place === bottom ? `${said} ${say('trained.valley.least')}` : said;
        },
      },
      ({ x, y }) =>
        lowest
          ? svg`<path class="bottom" d=${shapePath('circle', px(x(lowest.x)), px(y(lowest.y)), 8)} fill="none"></path>`
          : null,
    ],
    under: ({ frame, x }) => upright(frame, x(factor), 'at'),
    at: factor,
    onPick: ({ x }) => of.onSet({ factor: x }),
  });
}
