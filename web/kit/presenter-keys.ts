// A presenter's keys where the focus leaves them free: arrow keys move the first slider of the laboratory that can be seen.

/** Whether arrow keys have a meaning of their own where the focus is. */
export function movesByArrows(event: Event): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  return target.closest('input, select, textarea, [role="slider"], [role="grid"], [role="radiogroup"]') !== null;
}

/** Whether Page Up and Page Down have one: they move a slider. */
export function movesByPages(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLInputElement && target.type === 'range';
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
