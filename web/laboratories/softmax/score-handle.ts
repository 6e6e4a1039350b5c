// A handle that moves one score: dragged by pointer, or stepped by keys as any slider.
import { svg, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { px } from '../../figure/pixel.ts';
import type { Scale } from '../../figure/scale.ts';
import { shapePath } from '../../figure/shape.ts';
import { scoreText } from './written.ts';

export interface Handle {
  /** Counted from 1. */
  key: number;
  score: number;
  /** What is said of it beside the score. */
  consequence: string;
  /** Middle of the key's place, and its width. */
  x: number;
  breadth: number;
  y: Scale;
  bounds: { least: number; most: number };
  onMove: (score: number) => void;
  /** A drag has begun or ended. */
  onHold: (held: boolean) => void;
}

/** Scores move by tenths. */
const tenths = 10;
const page = 1;
const size = 8;
/** Height of what can be gripped. */
const grip = 44;

const byTenths = (score: number): number => Math.round(score * tenths) / tenths;

export function scoreHandle(handle: Handle): TemplateResult {
  const { key, score, consequence, x, breadth, y, bounds } = handle;
  const at = px(y(score));
  // The number stands away from the bar, unless that is off the picture.
  const below = score < 0 && at + 25 < y.range[0];
  const move = (to: number): void => {
    handle.onMove(Math.min(bounds.most, Math.max(bounds.least, byTenths(to))));
  };
  const onKey = (event: KeyboardEvent): void => {
    const to = keyed(event.key, score, bounds);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(to);
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const target = event.currentTarget as SVGGElement;
    target.setPointerCapture(event.pointerId);
    target.focus({ preventScroll: true });
    event.preventDefault();
    handle.onHold(true);
  };
  const onDrag = (event: PointerEvent): void => {
    const target = event.currentTarget as SVGGElement;
    const root = target.ownerSVGElement;
    if (!root || !target.hasPointerCapture(event.pointerId)) return;
    const box = root.getBoundingClientRect();
    const pixel = ((event.clientY - box.top) / box.height) * root.viewBox.baseVal.height;
    const [bottom, top] = y.range;
    move(y.invert(Math.min(bottom, Math.max(top, pixel))));
  };
  const name = say('softmax.scoreOf', { key: String(key) });
  return svg`<g
    class="handle dk-role-raw"
    role="slider"
    tabindex="0"
    aria-orientation="vertical"
    aria-label=${name}
    aria-valuemin=${bounds.least}
    aria-valuemax=${bounds.most}
    aria-valuenow=${score}
    aria-valuetext=${consequence}
    @keydown=${onKey}
    @pointerdown=${onDown}
    @pointermove=${onDrag}
    @lostpointercapture=${() => {
      handle.onHold(false);
    }}
  >
    <rect class="grip" x=${px(x - breadth / 2)} y=${at - grip / 2} width=${px(breadth)} height=${grip}></rect>
    <path class="dk-point" d=${shapePath('diamond', x, at, size)}></path>
    <text class="value" x=${px(x)} y=${below ? at + 25 : at - 15} text-anchor="middle">${scoreText(score)}</text>
  </g>`;
}

/** Where a key takes the score; undefined for other keys. */
function keyed(key: string, score: number, { least, most }: Handle['bounds']): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: score + 1 / tenths,
    ArrowRight: score + 1 / tenths,
    ArrowDown: score - 1 / tenths,
    ArrowLeft: score - 1 / tenths,
    PageUp: score + page,
    PageDown: score - page,
    Home: least,
    End: most,
  };
  return steps[key];
}
