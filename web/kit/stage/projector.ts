// One laboratory fills the screen, or its frame where full screen is forbidden: a stage with one picture, and a presenter's keys.
import { say } from '../../i18n/say.ts';
import { passed } from '../../core/frame.ts';
import './words.en.ts';
import { adopt, covered, opened, popoversAround, release } from './projector-bar.ts';
import { type Stage, stageOf, windowOf } from './stage.ts';
import { StagePictures, settled } from './stage-pictures.ts';

// The laboratories of a page in their order, those that have not been loaded yet among them.

/** All that stand in the same tree as this one. */
export function laboratoriesOf(host: Element): Element[] {
  const root = host.getRootNode() as Document | ShadowRoot;
  return [...root.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('dk-'));
}

/** The one after it, or before it; undefined at the end. */
function laboratoryAfter(host: Element, by: 1 | -1): Element | undefined {
  const all = laboratoriesOf(host);
  return all[all.indexOf(host) + by];
}

// A presenter's keys where the focus leaves them free: arrow keys move the first slider of the laboratory that can be seen.

/** Whether arrow keys have a meaning of their own where the focus is. */
function movesByArrows(event: Event): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  return target.closest('input, select, textarea, [role="slider"], [role="grid"], [role="radiogroup"]') !== null;
}

/** Whether Page Up and Page Down have one: they move a slider. */
function movesByPages(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLInputElement && target.type === 'range';
}

/** One step up or down; as a hand would, so that the laboratory hears of it. */
function stepMainSlider(root: ParentNode, by: 1 | -1): void {
  const sliders = [...root.querySelectorAll<HTMLInputElement>('input[type="range"]')];
  const slider = sliders.find((each) => each.checkVisibility());
  if (!slider) return;
  if (by === 1) slider.stepUp();
  else slider.stepDown();
  for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** The size, in CSS pixels, that a stage is made for; on a larger screen everything grows in proportion. */
const madeFor = { width: 1024, height: 640 };

class Projector {
  #stage: Stage | undefined;
  #pictures: StagePictures | undefined;
  /** The first laboratory, its height, where the page stood before, and whether the screen is ours to give back. */
  #began: { stage: Stage; height: number; x: number; y: number } | undefined;
  #window: Window = window;
  #screen = false;
  #uncover: (() => void) | undefined;
  /** Said in place of where one is, when it is drawn. */
  #saying: (() => string) | undefined;

  /** Fills the screen with a laboratory. */
  async fill(stage: Stage): Promise<void> {
    if (this.#stage) return;
    const view = (this.#window = windowOf(stage.host));
    this.#began = { stage, height: stage.host.offsetHeight, x: view.scrollX, y: view.scrollY };
    view.addEventListener('keydown', this.#press, { capture: true });
    view.addEventListener('resize', this.#size);
    view.document.addEventListener('fullscreenchange', this.#screenChanged);
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
    const { document } = this.#window;
    this.#window.removeEventListener('keydown', this.#press, { capture: true });
    this.#window.removeEventListener('resize', this.#size);
    document.removeEventListener('fullscreenchange', this.#screenChanged);
    const given = this.#screen && document.fullscreenElement ? document.exitFullscreen() : Promise.resolve();
    this.#screen = false;
    this.#hide(stage);
    this.#began = undefined;
    void given
      .catch(() => undefined)
      .then(() => settled(stage.host, began.height))
      .then(() => {
        // The page that has taken it out stands where it wants to stand.
        if (!stage.host.isConnected) return;
        const same = stage === began.stage;
        if (!same) stage.host.scrollIntoView({ behavior: 'instant' });
        stage.host.renderRoot.querySelector<HTMLElement>('.actions .fill')?.focus({ preventScroll: same });
        if (same) this.#window.scrollTo({ left: began.x, top: began.y, behavior: 'instant' });
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
    if (!stageOf(element) && this.#stage === from) {
      const missing = (): string => say('projector.notLoaded');
      this.#say(from, missing);
      // A slow line or machine brings it later: it is shown if the reader has done nothing else since.
      await customElements.whenDefined(element.localName);
      if (this.#saying !== missing) return;
    }
    const next = stageOf(element);
    if (this.#stage !== from || !next) return;
    this.#hide(from);
    this.#show(next);
    this.#raise();
  };

  /** To the picture after the one on show, or before it. */
  readonly turn = async (by: 1 | -1): Promise<void> => {
    const [stage, pictures] = [this.#stage, this.#pictures];
    if (!stage || !pictures) return;
    await pictures.step(by);
    if (this.#pictures !== pictures) return;
    this.#say(stage, () =>
      say('projector.pictureOf', { place: String(pictures.place), count: String(pictures.count) }),
    );
    // The strip in which the focus was may be gone with its picture.
    const { renderRoot: root } = stage.host;
    if (!root.querySelector('.bar :focus')) root.querySelector<HTMLElement>('.projected-title')?.focus();
  };

  #show(stage: Stage): void {
    const { host } = stage;
    this.#stage = stage;
    this.#saying = undefined;
    this.#patched.observe(host, { attributeFilter: ['projected'] });
    const pictures = (this.#pictures = new StagePictures(host));
    stage.onGone = this.leave;
    stage.bar = adopt(host, {
      title: stage.title,
      place: () => this.#saying?.() ?? place(host),
      others: () => pictures.others,
      onPicture: () => void this.turn(1),
      onStep: (by) => void this.step(by),
      onLeave: this.leave,
    });
    this.#cover(host);
    host.requestUpdate();
    void host.updateComplete.then(() => {
      host.scrollTop = 0;
      host.renderRoot.querySelector<HTMLElement>('.projected-title')?.focus({ preventScroll: true });
    });
  }

  #hide(stage: Stage): void {
    const { host } = stage;
    this.#patched.disconnect();
    this.#pictures?.end();
    this.#stage = this.#pictures = undefined;
    stage.bar = stage.onGone = undefined;
    this.#uncover?.();
    release(host);
    host.requestUpdate();
  }

  #cover(host: Stage['host']): void {
    this.#size();
    this.#uncover = covered(host);
    this.#raise();
  }

  /** Above everything else in the page, whatever it stands in. */
  #raise(): void {
    const host = this.#stage?.host;
    if (!host?.isConnected || !('showPopover' in host)) return;
    if (opened(host)) host.hidePopover();
    host.popover = 'manual';
    host.showPopover();
  }

  /** A page that its server patches in place takes from every element what it has not said of it: what fills the screen has it again. */
  readonly #patched = new MutationObserver(() => {
    const host = this.#stage?.host;
    if (!host || host.hasAttribute('projected')) return;
    host.toggleAttribute('projected', true);
    this.#uncover?.();
    this.#cover(host);
  });

  async #takeScreen(): Promise<void> {
    const { document } = this.#window;
    // A page that already fills the screen, as browsers do on F11 or another script's wish, is left so afterwards.
    if (!document.fullscreenEnabled || document.fullscreenElement) return;
    const around = this.#stage ? popoversAround(this.#stage.host) : [];
    try {
      await document.documentElement.requestFullscreen();
      this.#screen = true;
      // The browser has closed them for the screen, and what stands in them is not shown.
      for (const each of around) if (each.isConnected && !opened(each)) each.showPopover();
    } catch {
      // Refused after all: the window, or the frame, is filled.
    }
    if (!this.#stage && this.#screen) void document.exitFullscreen().catch(() => undefined);
  }

  readonly #screenChanged = (): void => {
    if (this.#screen && !this.#window.document.fullscreenElement) this.leave();
  };

  readonly #size = (): void => {
    const { innerWidth, innerHeight } = this.#window;
    const scale = Math.max(1, Math.min(innerWidth / madeFor.width, innerHeight / madeFor.height));
    this.#stage?.host.style.setProperty('--dk-projected', String(scale));
  };

  readonly #press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const root = this.#stage?.host.renderRoot;
    if (!root) return;
    const { key } = event;
    const free = !movesByArrows(event);
    if (key === 'Escape') this.leave();
    else if (!movesByPages(event) && (key === 'PageDown' || key === 'PageUp'))
      void this.step(key === 'PageDown' ? 1 : -1);
    else if (free && (key === 'ArrowRight' || key === 'ArrowLeft')) stepMainSlider(root, key === 'ArrowRight' ? 1 : -1);
    else if (free && this.#pictures?.others && (key === 'ArrowDown' || key === 'ArrowUp'))
      void this.turn(key === 'ArrowDown' ? 1 : -1);
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

/** Milliseconds that a laboratory may take to come. */
const patience = 10_000;

function loaded(element: Element): Promise<unknown> {
  const late = passed(patience);
  return Promise.race([customElements.whenDefined(element.localName), late]);
}
