// When the page draws: its next frame as a promise, and how often what runs is drawn.

/** Milliseconds between two pictures while something runs: drawing takes time that the workers and the reader need. */
export const betweenPictures = 150;

/** The same of what becomes more exact: as many as it has been under way, within limits, since less and less changes. */
export function betweenMore(since: number, least = betweenPictures, most = 4 * betweenPictures): number {
  return Math.min(most, Math.max(least, performance.now() - since));
}

/** Milliseconds after which a frame counts as come, where none does: a hidden page, or no page at all. */
const longest = 100;

/** Resolves when the browser draws next. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const arrived = (): void => {
      clearTimeout(timer);
      if (frame !== null) cancelAnimationFrame(frame);
      resolve();
    };
    const drawn = typeof requestAnimationFrame === 'function';
    const timer = setTimeout(arrived, drawn ? longest : 16);
    const frame = drawn ? requestAnimationFrame(arrived) : null;
  });
}

/** Resolves when so many milliseconds have passed. */
export const passed = (milliseconds?: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves after the page has had a turn for its own work. */
export const nextTurn = (): Promise<void> => passed();
