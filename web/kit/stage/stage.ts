// Where a laboratory stands: in its page, or filling the screen. What filling takes is fetched when it is first asked for.
import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { fetchModule } from '../../core/fetch-module.ts';
import { catalogue } from '../../i18n/say.ts';
import { languageAt } from '../page/locale.ts';

/** What stands in a page, or stands for that in a test. */
export interface Standing {
  ownerDocument?: Document;
}

/**
 * The window of an element: its page may have moved it into another than the one that loaded it, which is then the one that hears keys and
 * pointers, draws and copies. The first may lie behind other tabs, and draws nothing there.
 */
export const windowOf = ({ ownerDocument }: Standing): typeof globalThis.window =>
  ownerDocument?.defaultView ?? (globalThis as typeof globalThis.window);

const stages = new WeakMap<Element, Stage>();

/** The stage of a laboratory; undefined before its element is defined. */
export function stageOf(element: Element): Stage | undefined {
  return stages.get(element);
}

export class Stage implements ReactiveController {
  readonly host: LitElement;
  /** The laboratory's name, for the line that says where one is. */
  readonly title: () => string;
  /** What stands above the laboratory while it fills the screen; undefined while it does not. */
  bar: (() => TemplateResult) | undefined;
  /** Called when the laboratory is taken out of its page. */
  onGone: (() => void) | undefined;

  constructor(host: LitElement, title: () => string) {
    this.host = host;
    this.title = title;
    stages.set(host, this);
    keepOwnInput(host);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.onGone?.();
  }

  async fill(): Promise<void> {
    const { projector } = await fetchModule(() => import('./projector.ts'));
    // Its sentences have come with it; those of the laboratory's language are fetched now.
    await catalogue(languageAt(this.host));
    await projector.fill(this);
  }
}

// Keys and drags that a control of a laboratory uses stop at its host: a page that turns its slides by arrow keys or by swipes
// does not turn them while the reader moves a slider.

/** Keys that move a caret, a slider or a cursor. */
const moves = /^(Arrow|Page|Home|End)/;
const edits = /^(Backspace|Delete|Enter)$/;
const presses = /^(Enter| )$/;
/** With Control or Meta: select all, copy, paste, cut, undo and redo. */
const clips = /^[acvxyz]$/i;

/** Types of buttons and of inputs that are pressed as these are, and of fields that hold no text. */
const buttons = /^(button|submit|file)$/;
const noText = /^(range|checkbox|radio|select-one)$/;

/** What `usesKey` asks of a keyboard event. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'isComposing'
> & {
  getModifierState: (name: 'AltGraph') => boolean;
};

/** What it asks of the element that has the focus. */
export interface Focused {
  localName: string;
  type?: string;
  tabIndex: number;
}

/** Whether a key is kept by the control that has the focus. Escape and Tab are left to the page. */
export function usesKey({ localName, type = '', tabIndex }: Focused, press: Press): boolean {
  const { key } = press;
  if (key === 'Escape' || key === 'Tab') return false;
  // The laboratory's own handler has answered it.
  if (press.defaultPrevented) return true;
  const shortcut = (press.altKey || press.ctrlKey || press.metaKey) && !press.getModifierState('AltGraph');
  const pressed = localName === 'summary' || buttons.test(type);
  const field = !pressed && /^(input|select|textarea)$/.test(localName);
  // The caret goes by words with Control, and other shortcuts are for the text too.
  const text = field && !noText.test(type);
  // An editor around the laboratory would select or undo its own.
  const clipped = text && !press.altKey && clips.test(key);
  const typed = [...key].length === 1 && (!shortcut || clipped);
  // Letters and Space do nothing on a slider, but pages that turn at them do not where an input of their own has the focus.
  if (field && (text || !shortcut)) return typed || moves.test(key) || edits.test(key) || press.isComposing;
  if (shortcut) return false;
  if (pressed) return presses.test(key);
  if (localName === 'a') return key === 'Enter';
  // A picture that is read by keys, or a table that scrolls.
  return tabIndex >= 0 && (moves.test(key) || key === 'Enter');
}

/** Stops at the host what its controls use. */
function keepOwnInput(host: HTMLElement): void {
  const uses = (event: KeyboardEvent): boolean => {
    const target = insideOf(host, event);
    return target !== undefined && usesKey(target as HTMLElement, event);
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    host.addEventListener(type, (event) => {
      if (uses(event)) event.stopPropagation();
    });
  }
  // JupyterLab takes keys before any element hears of them: "x" in a text field would cut the cell. Where an element says this it takes none.
  const announce = (event: KeyboardEvent): void => {
    if (!insideOf(host, event)) event.currentTarget?.removeEventListener('keydown', announce as EventListener, true);
    host.toggleAttribute('data-lm-suppress-shortcuts', uses(event));
  };
  host.addEventListener('focusin', () => windowOf(host).addEventListener('keydown', announce, true));
  // An editor around the laboratory would paste at its own caret.
  for (const type of ['copy', 'cut', 'paste'] as const) {
    host.addEventListener(type, (event) => {
      if (insideOf(host, event)?.matches('input')) event.stopPropagation();
    });
  }
  // Maps and canvases come nearer at two clicks in a row: "Nudge", twice, or a word chosen in a field.
  host.addEventListener('dblclick', (event) => {
    if (insideOf(host, event)?.closest('button, input, select, summary, label, a[href]') || drags(host, event))
      event.stopPropagation();
  });
  // Boards and carousels that take every press would keep the caret out of a text field. A finger there still scrolls and turns, and
  // nothing is made `draggable`, under which Firefox puts the caret at the end.
  const inText = (event: Event): boolean => insideOf(host, event)?.matches('input:read-write') === true;
  // Carousels that a mouse drags hear of it by an event of its own. The end of a touch whose beginning was not heard is a swipe to remark.js.
  for (const type of ['mousedown', 'touchstart', 'touchmove', 'touchend'] as const) {
    const stop = (event: Event): void => {
      if (drags(host, event) || (type === 'mousedown' && inText(event))) event.stopPropagation();
    };
    host.addEventListener(type, stop, { passive: true });
  }
  /** Pointers that went down on a control; the page sees all others pass over it. */
  const held = new Set<number>();
  /** What the page says of dragging the laboratory, which is its own again when they are up. */
  let draggable: string | null = null;
  host.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && inText(event)) event.stopPropagation();
    if (!drags(host, event)) return;
    event.stopPropagation();
    if (held.size === 0) draggable = host.getAttribute('draggable');
    held.add(event.pointerId);
    // A card around it that is dragged as a whole would be: what is dragged is the laboratory, and that is not.
    host.draggable = true;
    const view = windowOf(host);
    const lifted = ({ pointerId }: PointerEvent): void => {
      held.delete(pointerId);
      if (held.size > 0) return;
      if (draggable === null) host.removeAttribute('draggable');
      else host.setAttribute('draggable', draggable);
      for (const type of ['pointerup', 'pointercancel'] as const) view.removeEventListener(type, lifted, true);
    };
    for (const type of ['pointerup', 'pointercancel'] as const) view.addEventListener(type, lifted, true);
  });
  host.addEventListener('pointermove', (event) => {
    if (held.has(event.pointerId)) event.stopPropagation();
  });
  host.setPointerCapture = () => {
    // Drawers that are dragged take a pointer to where it went down, and its click with it: that would be the laboratory, not its button.
  };
  host.addEventListener('dragstart', (event) => {
    if (held.size === 0) return;
    event.stopPropagation();
    event.preventDefault();
  });
}

/** Where an event began, if that is inside the laboratory's own tree. */
function insideOf(host: HTMLElement, event: Event): Element | undefined {
  const [target] = event.composedPath();
  return target instanceof Element && host.shadowRoot?.contains(target) ? target : undefined;
}

/** Whether a drag from here is the laboratory's: on a slider, or on what takes a finger from the page by `touch-action`. */
function drags(host: HTMLElement, event: Event): boolean {
  for (let at = insideOf(host, event) ?? null; at; at = at.parentElement) {
    if (at.matches('input[type="range"]') || getComputedStyle(at).touchAction !== 'auto') return true;
  }
  return false;
}
