// One laboratory fills the screen, or its frame where full screen is forbidden: large type, its controls, a presenter's keys.
import { type LitElement, type TemplateResult, html, unsafeCSS } from 'lit';
import { nextFrame } from '../core/frame.ts';
import { say } from '../i18n/say.ts';
import './projector.words.en.ts';
import { covered } from './covered.ts';
import css from './projector.css?inline';
import { type Stage, stageOf } from './stage.ts';

// What a laboratory wears while it fills the screen: its own styles, and a line with its name, where one is, and the keys.

export interface Bar {
  title: () => string;
  /** Where one is, in words. */
  place: () => string;
  onStep: (by: 1 | -1) => void;
  onLeave: () => void;
}

const sheet = unsafeCSS(css).styleSheet;

const rootOf = (host: LitElement): ShadowRoot | null => host.shadowRoot;

/** Dresses the laboratory, and gives what stands above it. */
export function adopt(host: LitElement, bar: Bar): () => TemplateResult {
  const root = rootOf(host);
  if (root && sheet) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  host.toggleAttribute('projected', true);
  return () => render(bar);
}

export function release(host: LitElement): void {
  const root = rootOf(host);
  if (root && sheet) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  host.toggleAttribute('projected', false);
  host.style.removeProperty('--dk-projected');
  if (host.popover === null) return;
  if (host.matches(':popover-open')) host.hidePopover();
  host.popover = null;
}

function render({ title, place, onStep, onLeave }: Bar): TemplateResult {
  const button = (text: string, onClick: () => void): TemplateResult =>
    html`<button type="button" class="quiet" @click=${onClick}>${text}</button>`;
  return html`<div class="bar">
    <h1 class="projected-title" tabindex="-1">${title()}</h1>
    <p role="status">${place()}</p>
    <div class="ways">
      ${button(say('projector.previous'), () => {
        onStep(-1);
      })}
      ${button(say('projector.next'), () => {
        onStep(1);
      })}
      ${button(say('projector.leave'), onLeave)}
    </div>
    <p class="keys">${say('projector.keys')}</p>
  </div>`;
}

// The laboratories of a page in their order, those that have not been loaded yet among them.

/** All that stand in the same tree as this one. */
export function laboratoriesOf(host: Element): Element[] {
  const root = host.getRootNode() as Document | ShadowRoot;
  return [...root.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('dk-'));
}

/** The one after it, or before it; undefined at the end. */
export function laboratoryAfter(host: Element, by: 1 | -1): Element | undefined {
  const all = laboratoriesOf(host);
  return all[all.indexOf(host) + by];
}

// The slider that a presenter's arrow keys move: the first one of the laboratory that can be seen.

/** Whether arrow keys have a meaning of their own where the focus is. */
export function movesByArrows(event: Event): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  return target.closest('input, select, textarea, [role="slider"], [role="grid"], [role="radiogroup"]') !== null;
}

/** One step up or down; as a hand would, so that the laboratory hears of it. */
export function stepMainSlider(root: ParentNode, by: 1 | -1): void {
  const sliders = [...root.querySelectorAll<HTMLInputElement>('input[type="range"]')];
  const slider = sliders.find((each) => each.checkVisibility());
  if (!slider) return;
  if (by === 1) slider.stepUp();
  else slider.stepDown();
  for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** The width, in CSS pixels, that a laboratory is made for; on a wider screen everything grows in proportion. */
const madeFor = 1060;

class Projector {
  #stage: Stage | undefined;
  /** The first laboratory, where the page stood before, and whether the screen is ours to give back. */
  #began: { stage: Stage; x: number; y: number } | undefined;
  #screen = false;
  #uncover: (() => void) | undefined;
  /** Said in place of where one is, when it is drawn. */
  #saying: (() => string) | undefined;

  /** Fills the screen with a laboratory. */
  async fill(stage: Stage): Promise<void> {
    if (this.#stage) return;
    this.#began = { stage, x: scrollX, y: scrollY };
    addEventListener('keydown', this.#press, { capture: true });
    addEventListener('resize', this.#size);
    document.addEventListener('fullscreenchange', this.#screenChanged);
    this.#show(stage);
    await this.#takeScreen();
    // What takes the screen would lie above what took the window before.
    this.#raise();
  }

  /** Back into the page, to the button that was pressed. */
  readonly leave = (): void => {
    const stage = this.#stage;
    const began = this.#began;
    if (!stage || !began) return;
    removeEventListener('keydown', this.#press, { capture: true });
    removeEventListener('resize', this.#size);
    document.removeEventListener('fullscreenchange', this.#screenChanged);
    const given = this.#screen && document.fullscreenElement ? document.exitFullscreen() : Promise.resolve();
    this.#screen = false;
    this.#hide(stage);
    this.#began = undefined;
    void given
      .catch(() => undefined)
      .then(() => pictured(stage.host))
      .then(() => {
        const same = stage === began.stage;
        if (!same) stage.host.scrollIntoView({ behavior: 'instant' });
        stage.host.renderRoot.querySelector<HTMLElement>('.actions .fill')?.focus({ preventScroll: same });
        if (same) scrollTo({ left: began.x, top: began.y, behavior: 'instant' });
      });
  };

  /** To the laboratory after this one in the page, or before it. */
  readonly step = async (by: 1 | -1): Promise<void> => {
    const from = this.#stage;
    if (!from) return;
    const element = laboratoryAfter(from.host, by);
    if (!element) {
      this.#say(from, () => say(by === 1 ? 'projector.last' : 'projector.first'));
      return;
    }
    if (!stageOf(element)) {
      this.#say(from, () => say('projector.coming'));
      // Coming near is what loads it.
      element.scrollIntoView({ behavior: 'instant' });
      await loaded(element);
    }
    const next = stageOf(element);
    if (this.#stage !== from) return;
    if (!next) {
      this.#say(from, () => say('projector.notLoaded'));
      return;
    }
    this.#hide(from);
    this.#show(next);
    this.#raise();
  };

  #show(stage: Stage): void {
    const { host } = stage;
    this.#stage = stage;
    this.#saying = undefined;
    stage.onGone = this.leave;
    stage.bar = adopt(host, {
      title: stage.title,
      place: () => this.#saying?.() ?? place(host),
      onStep: (by) => void this.step(by),
      onLeave: this.leave,
    });
    this.#size();
    this.#uncover = covered(host);
    this.#raise();
    host.requestUpdate();
    void host.updateComplete.then(() => {
      host.scrollTop = 0;
      host.renderRoot.querySelector<HTMLElement>('.projected-title')?.focus({ preventScroll: true });
    });
  }

  #hide(stage: Stage): void {
    const { host } = stage;
    this.#stage = undefined;
    stage.bar = stage.onGone = undefined;
    this.#uncover?.();
    release(host);
    host.requestUpdate();
  }

  /** Above everything else in the page, whatever it stands in. */
  #raise(): void {
    const host = this.#stage?.host;
    if (!host?.isConnected || !('showPopover' in host)) return;
    if (host.matches(':popover-open')) host.hidePopover();
    host.popover = 'manual';
    host.showPopover();
  }

  async #takeScreen(): Promise<void> {
    // A page that already fills the screen, as browsers do on F11 or another script's wish, is left so afterwards.
    if (!document.fullscreenEnabled || document.fullscreenElement) return;
    try {
      await document.documentElement.requestFullscreen();
      this.#screen = true;
    } catch {
      // Refused after all: the window, or the frame, is filled.
    }
    if (!this.#stage && this.#screen) void document.exitFullscreen().catch(() => undefined);
  }

  readonly #screenChanged = (): void => {
    if (this.#screen && !document.fullscreenElement) this.leave();
  };

  readonly #size = (): void => {
    const scale = Math.max(1, innerWidth / madeFor);
    this.#stage?.host.style.setProperty('--dk-projected', String(scale));
  };

  readonly #press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const root = this.#stage?.host.renderRoot;
    if (!root) return;
    if (event.key === 'Escape') this.leave();
    else if (event.key === 'PageDown') void this.step(1);
    else if (event.key === 'PageUp') void this.step(-1);
    else if (!movesByArrows(event) && (event.key === 'ArrowRight' || event.key === 'ArrowLeft'))
      stepMainSlider(root, event.key === 'ArrowRight' ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  #say(stage: Stage, text: () => string): void {
    this.#saying = text;
    stage.host.requestUpdate();
  }
}

/** The one of the page. */
export const projector = new Projector();

function place(host: Element): string {
  const all = laboratoriesOf(host);
  return say('projector.place', { place: String(all.indexOf(host) + 1), count: String(all.length) });
}

/** Its pictures have been drawn for the width that the laboratory has now. */
async function pictured(host: Stage['host']): Promise<void> {
  await nextFrame();
  await nextFrame();
  await host.updateComplete;
}

/** Milliseconds that a laboratory may take to come. */
const patience = 10_000;

function loaded(element: Element): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  return Promise.race([customElements.whenDefined(element.localName), late]);
}
