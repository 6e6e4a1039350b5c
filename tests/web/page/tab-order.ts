// Where the Tab key goes, against the order in which the controls stand in the document, shadow trees included.
import type { Page } from '@playwright/test';

export interface Stop {
  name: string;
  /** The laboratory, or the part of the page itself: its tag and place among all. */
  within: string;
  /** Whether the focus is on a laboratory as a whole, which has not started yet. */
  whole: boolean;
  outlined: boolean;
  /** Its box, from the corner of what it is within. */
  left: number;
  right: number;
  top: number;
}

interface Walk {
  stops: Element[];
  active: () => Element | null;
  controls: (root: Element | Document | ShadowRoot) => Element[];
  name: (element: Element) => string;
}

declare global {
  interface Window {
    walk: Walk;
  }
}

/** Prepares a page for the functions below. */
export async function watchTabs(page: Page): Promise<void> {
  await page.evaluate(() => {
    const active = (): Element | null => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element;
    };
    const reachable = (element: Element): boolean => {
      if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) return false;
      if (element.matches(':disabled') || (element as HTMLElement).tabIndex < 0) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      // Of radio buttons with one name the chosen one is the stop, or the first where none is chosen.
      const scope = element.getRootNode() as Document | ShadowRoot;
      const group = [...scope.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
        ({ name, form }) => name === element.name && form === element.form,
      );
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const controls = (root: Element | Document | ShadowRoot): Element[] =>
      [...root.children].flatMap((child) => {
        const inner = child instanceof HTMLSlotElement ? child.assignedElements() : [child.shadowRoot ?? child];
        return [...(reachable(child) ? [child] : []), ...inner.flatMap(controls)];
      });
    const name = (element: Element): string => {
      const label = element.getAttribute('aria-label') ?? element.textContent.trim();
      return `${element.localName}${element.id && `#${element.id}`} ${label.replace(/\s+/g, ' ').slice(0, 40)}`;
    };
    window.walk = { stops: [], active, controls, name };
  });
}

/** Where the keyboard stands, which is noted. */
export function stopHere(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const { walk } = window;
    const element = walk.active() ?? document.body;
    walk.stops.push(element);
    const outer = document.activeElement ?? document.body;
    const root = outer.shadowRoot ? outer : document.body;
    const base = root.getBoundingClientRect();
    const { left, right, top } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // A handle in a picture is outlined by its own mark's stroke.
    const marked =
      element instanceof SVGElement &&
      [...element.children].some((mark) => parseFloat(getComputedStyle(mark).strokeWidth) >= 3);
    return {
      name: walk.name(element),
      within: outer.localName.startsWith('dk-') ? outer.localName : '',
      whole: element === outer && outer.localName.startsWith('dk-'),
      outlined: marked || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2),
      left: left - base.left,
      right: right - base.left,
      top: top - base.top,
    };
  });
}

/**
 * Waits until a laboratory that has just started has no more controls than a while before, and its measurements are where they were: some of its
 * pictures come from workers, on a slow machine long after the first.
 */
export async function allCome(page: Page, tag: string): Promise<void> {
  const count = (): Promise<string> =>
    page.evaluate((wanted) => {
      const root = document.querySelector(wanted)?.shadowRoot;
      if (!root) return '';
      const bars = [...root.querySelectorAll('progress')].map(({ value, max }) => `${String(value)} of ${String(max)}`);
      return [window.walk.controls(root).length, root.querySelectorAll('svg').length, ...bars].join();
    }, tag);
  for (let before: string | undefined, now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(1500);
  }
}

/**
 * What is wrong with the stops noted so far inside a laboratory: controls that were passed over, stops out of order, and stops that
 * are neither a control nor a box that scrolls.
 */
export function faultsIn(page: Page, tag: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const { walk } = window;
    const host = document.querySelector(wanted);
    const root = host?.shadowRoot;
    if (!root) return [`${wanted} is not there`];
    const expected = walk.controls(root);
    const inside = (element: Element): boolean => {
      for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
        if (node === root) return true;
      return element.parentElement?.closest(wanted) === host;
    };
    const stops = walk.stops.filter(inside);
    const scrolls = (element: Element): boolean =>
      element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    const places = stops.map((stop) => expected.indexOf(stop)).filter((place) => place >= 0);
    return [
      ...expected.filter((each) => !stops.includes(each)).map((each) => `passed over: ${walk.name(each)}`),
      ...stops
        .filter((each) => !expected.includes(each) && !scrolls(each))
        .map((each) => `no control: ${walk.name(each)}${each.isConnected ? '' : ', gone'}`),
      ...places.flatMap((place, at) => {
        const each = expected[place];
        return each && at > 0 && place <= (places[at - 1] ?? -1) ? [`out of order: ${walk.name(each)}`] : [];
      }),
    ];
  }, tag);
}

/** Stops that stand above the one before, though not in a column to the right of it. */
export function upward(stops: readonly Stop[], most: number): string[] {
  return stops.flatMap((stop, at) => {
    const before = stops[at - 1];
    if (before?.within !== stop.within) return [];
    // Handles of a drawing stand where the reader puts them.
    if (stop.name.startsWith('g ') && before.name.startsWith('g ')) return [];
    const aside = stop.left >= before.right - 4;
    const by = before.top - stop.top;
    return by > most && !aside ? [`${stop.name} stands ${by.toFixed(0)} px above ${before.name}`] : [];
  });
}
