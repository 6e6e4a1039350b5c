// One laboratory fills the screen, or its frame where full screen is forbidden: large type, its controls, a presenter's keys.
import { adopt, release } from './projector-bar.ts';
import { covered } from './covered.ts';
import { laboratoryAfter, laboratoriesOf } from './laboratory-order.ts';
import { movesByArrows, stepMainSlider } from './main-slider.ts';
import { nextFrame } from '../core/frame.ts';
import { say } from '../i18n/say.ts';
import '../i18n/subjects/projector.ts';
import { stageOf, type Stage } from './stage.ts';

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
