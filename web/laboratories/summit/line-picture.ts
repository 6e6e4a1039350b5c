// The divisor as a line on logarithmic axes with two handles: one lifts it, one tilts it.
import { type TemplateResult, html, svg } from 'lit';
import { bottomAxis, dimensionTicks, leftAxis } from '../../figure/axis.ts';
import { type Frame, plotFrame } from '../../figure/frame.ts';
import { label } from '../../figure/label.ts';
import { clippedPath } from '../../figure/line.ts';
import { type Scale, logScale, px } from '../../figure/scale.ts';
import { looks, roleClass } from '../../figure/styles.ts';
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { symbols } from '../../kit/symbols.ts';
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

interface Handle {
  name: string;
  text: string;
  now: number;
  range: readonly [number, number];
  x: number;
  y: number;
  scale: Scale;
  frame: Frame;
  onDrag: (divisor: number) => void;
  onStep: (steps: number) => void;
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

function handle({ name, text, now, range, x, y, scale, frame, onDrag, onStep }: Handle): TemplateResult {
  const [least, most] = range;
  const onKey = (event: KeyboardEvent): void => {
    const step = keySteps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onStep(step);
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const target = event.currentTarget as SVGGElement;
    target.setPointerCapture(event.pointerId);
    target.focus({ preventScroll: true });
    event.preventDefault();
  };
  const onMove = (event: PointerEvent): void => {
    const target = event.currentTarget as SVGGElement;
    const root = target.ownerSVGElement;
    if (!root || !target.hasPointerCapture(event.pointerId)) return;
    const box = root.getBoundingClientRect();
    const pixel = ((event.clientY - box.top) / box.height) * frame.height;
    onDrag(scale.invert(Math.min(frame.bottom, Math.max(frame.top, pixel))));
  };
  return svg`<g
    class="handle"
    role="slider"
    tabindex="0"
    aria-orientation="vertical"
    aria-label=${name}
    aria-valuemin=${least}
    aria-valuemax=${most}
    aria-valuenow=${now}
    aria-valuetext=${text}
    @keydown=${onKey}
    @pointerdown=${onDown}
    @pointermove=${onMove}
  >
    <circle class="grip" cx=${x} cy=${y} r="24"></circle>
    <circle class="knob" cx=${x} cy=${y} r="9"></circle>
    <path class="arrows" d="M${x - 3},${y - 14}l3,-5l3,5ZM${x - 3},${y + 14}l3,5l3,-5Z"></path>
  </g>`;
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
  const name = say('summit.line.picture');
  return html`<figure class="picture" part="picture">
    <figcaption>
      <strong>${say('summit.line.title')}</strong> <span>${symbols(say('summit.line.key'))}</span>
    </figcaption>
    <svg
      class="dk-plot line"
      part="plot"
      viewBox="0 0 ${frame.width} ${frame.height}"
      width=${frame.width}
      height=${frame.height}
      role="group"
      aria-label=${name}
    >
      ${leftAxis(frame, y, [1, 8, 64, 512, 4096], { format: (value) => whole(value), title: say('summit.line.left') })}
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
              handle({
                name: say('summit.handle.height'),
                text: say('summit.heightSpoken', { value: short(height) }),
                now: height,
                range: [0.25, 4],
                x: px(x(1)),
                y: at(height),
                scale: y,
                frame,
                onDrag: view.onLift,
                onStep: (steps) => {
                  view.onStep('height', steps);
                },
              }),
              handle({
                name: say('summit.handle.slope'),
                text: say('summit.slopeSpoken', { value: short(slope) }),
                now: slope,
                range: [0, 1],
                x: px(x(tiltAt)),
                y: at(end),
                scale: y,
                frame,
                onDrag: view.onTilt,
                onStep: (steps) => {
                  view.onStep('slope', steps);
                },
              }),
            ]
      }</g>`}
    </svg>
  </figure>`;
}
