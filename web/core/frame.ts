// The page's next frame as a promise.

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

/** Resolves after the page has had a turn for its own work. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
