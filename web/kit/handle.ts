// A mark of a picture that can be dragged, or stepped by keys as any slider. What it moves, and how far, is the picture's.
import { type TemplateResult, nothing, svg } from 'lit';

interface Handle<Step> {
  /** Classes beside its own. */
  look?: string;
  label: string;
  /** The value in words, with what comes of it. */
  spoken: string;
  now: number;
  range: readonly [least: number, most: number];
  /** Whether up and down are the only ways it goes. */
  vertical?: boolean;
  /** What each key does. */
  steps: Readonly<Record<string, Step>>;
  onStep: (step: Step) => void;
  /** Where the pointer is, in pixels of the picture. */
  onDrag: (across: number, up: number) => void;
  /** A drag has begun or ended. */
  onHold?: (held: boolean) => void;
}

/** mark  what is seen of it and what is gripped: SVG */
export function handle<Step>(of: Handle<Step>, mark: unknown): TemplateResult {
  const [least, most] = of.range;
  const onKey = (event: KeyboardEvent): void => {
    const step = of.steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    of.onStep(step);
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const target = event.currentTarget as SVGGElement;
    target.setPointerCapture(event.pointerId);
    target.focus({ preventScroll: true });
    event.preventDefault();
    of.onHold?.(true);
  };
  const onMove = (event: PointerEvent): void => {
    const target = event.currentTarget as SVGGElement;
    const root = target.ownerSVGElement;
    if (!root || !target.hasPointerCapture(event.pointerId)) return;
    const box = root.getBoundingClientRect();
    const { width, height } = root.viewBox.baseVal;
    if (box.width === 0) return;
    of.onDrag(((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height);
  };
  return svg`<g
    class="handle ${of.look ?? ''}"
    role="slider"
    tabindex="0"
    aria-orientation=${of.vertical ? 'vertical' : nothing}
    aria-label=${of.label}
    aria-valuemin=${least}
    aria-valuemax=${most}
    aria-valuenow=${of.now}
    aria-valuetext=${of.spoken}
    @keydown=${onKey}
    @pointerdown=${onDown}
    @pointermove=${onMove}
    @lostpointercapture=${() => of.onHold?.(false)}
  >
    ${mark}
  </g>`;
}
