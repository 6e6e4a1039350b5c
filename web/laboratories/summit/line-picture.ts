// The divisor as a line on logarithmic axes with two handles: one lifts it, one tilts it.
import { type TemplateResult, svg } from 'lit';
import { bottomAxis, dimensionTicks, leftAxis } from '../../figure/axis.ts';
import { type Frame, plotOfControls, plotFrame } from '../../figure/frame.ts';
import { label } from '../../figure/label.ts';
import { clippedPath } from '../../figure/line.ts';
import { type Scale, logScale, px } from '../../figure/scale.ts';
import { looks, roleClass } from '../../figure/styles.ts';
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { handle } from '../../kit/handle.ts';
import { figure } from '../../kit/picture.ts';
import type { PresetName } from './view.ts';
import { presetNames, presetRoles } from './view.ts';

export const tiltAt = 1024;
const domain = [1, tiltAt] as const;

export interface Curve {
  d: readonly number[];
  divisors: readonly number[];
}

export interface LineView {
  known: Readonly<Record<PresetName, Curve>>;
  own: Curve;
  chosen: PresetName | undefined;
  logarithmic: boolean;
  height: number;
  slope: number;
  width: number;
  pictureHeight: number;
  /** A divisor at d = 1, or at the right end. */
  onLift: (divisor: number) => void;
  onTilt: (divisor: number) => void;
  /** Steps of the keyboard; ±Infinity for the ends. */
  onStep: (what: 'height' | 'slope', steps: number) => void;
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

function lineHandle(
  place: { x: number; y: number },
  scale: Scale,
  { bottom, top }: Frame,
  of: Pick<Parameters<typeof handle<number>>[0], 'label' | 'spoken' | 'now' | 'range' | 'onStep'> & {
    onDivisor: (divisor: number) => void;
  },
): TemplateResult {
  const { x, y } = place;
  const onDrag = (_: number, up: number): void => {
    of.onDivisor(scale.invert(Math.min(bottom, Math.max(top, up))));
  };
  return handle(
    { ...of, vertical: true, steps: keySteps, onDrag },
    svg`<circle class="grip" cx=${x} cy=${y} r="24"></circle>
    <circle class="knob" cx=${x} cy=${y} r="9"></circle>
    <path class="arrows" d="M${x - 3},${y - 14}l3,-5l3,5ZM${x - 3},${y + 14}l3,5l3,-5Z"></path>`,
  );
}

export function linePicture(view: LineView): TemplateResult {
  const { known, own, chosen, logarithmic, height, slope, width } = view;
  const frame = plotFrame(width, view.pictureHeight, { left: 46, right: 58, top: 34, bottom: 44 });
  const x = logScale(domain, [frame.left + 16, frame.right]);
  const y = logScale([0.25, 4096], [frame.bottom, frame.top]);
  const path = ({ d, divisors }: Curve): string =>
    clippedPath(
      d.map((at, place) => ({ x: at, y: divisors[place] ?? NaN })),
      x,
      y,
    );
  const at = (c: number): number => px(y(Math.min(4096, Math.max(0.25, c))));
  const role = chosen ? roleClass(presetRoles[chosen]) : 'own';
  const end = own.divisors.at(-1) ?? 1;
  const drawn = plotOfControls(
    frame,
    { label: say('summit.line.picture'), look: 'line' },
    svg`${leftAxis(frame, y, [1, 8, 64, 512, 4096], { format: (value) => whole(value), title: say('summit.line.left') })}
    ${bottomAxis(frame, x, dimensionTicks(x), { format: (value) => whole(value), title: say('summit.line.bottom') })}
    ${presetNames.map((each) => {
      const look = presetRoles[each];
      return svg`<path class="known ${roleClass(look)}" d=${path(known[each])} fill="none" stroke-dasharray=${looks[look].dash}></path>
        ${label({ x: frame.right + 12, y: at(known[each].divisors.at(-1) ?? 1), text: say(`summit.preset.${each}`), role: look, anchor: 'start' })}`;
    })}
    ${svg`<g class=${role}><path class="design" d=${path(own)} fill="none"></path>
      ${
        logarithmic
          ? ''
          : [
              lineHandle({ x: px(x(1)), y: at(height) }, y, frame, {
                label: say('summit.handle.height'),
                spoken: say('summit.heightSpoken', { value: short(height) }),
                now: height,
                range: [0.25, 4],
                onDivisor: view.onLift,
                onStep: (steps) => {
                  view.onStep('height', steps);
                },
              }),
              lineHandle({ x: px(x(tiltAt)), y: at(end) }, y, frame, {
                label: say('summit.handle.slope'),
                spoken: say('summit.slopeSpoken', { value: short(slope) }),
                now: slope,
                range: [0, 1],
                onDivisor: view.onTilt,
                onStep: (steps) => {
                  view.onStep('slope', steps);
                },
              }),
            ]
      }</g>`}`,
  );
  return figure({ title: say('summit.line.title'), key: say('summit.line.key'), drawn });
}
