// The first picture of the story plays once by itself: its head size goes from 1 to 4,096 and back to where it was. A key, the wheel or
// a touch takes over.

/** Milliseconds at each head size, and at the last. */
const pause = 330;
const rest = 1200;

const largest = 4096;

const takingOver = ['pointerdown', 'keydown', 'wheel'] as const;

/** `picture`: a laboratory with a property `dimension`. */
export function playOnce(picture: HTMLElement): void {
  const before: unknown = Reflect.get(picture, 'dimension');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (dimension: unknown): void => {
    Reflect.set(picture, 'dimension', dimension);
  };
  const end = (): void => {
    clearTimeout(timer);
    for (const each of takingOver) removeEventListener(each, end, true);
    show(before);
  };
  const next = (dimension: number): void => {
    show(dimension);
    timer = dimension < largest ? setTimeout(next, pause, 2 * dimension) : setTimeout(end, rest);
  };
  for (const each of takingOver) addEventListener(each, end, { capture: true, passive: true });
  next(1);
}
