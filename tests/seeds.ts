// The seeds of tests that draw what they try: the first is always the same, so that a fault once found stays found; the second changes
// from day to day, so that every day tries something new. SQRTDK_SEED=… repeats a day; test.sh prints it.
import fc, { type IAsyncProperty, type IProperty, type Parameters } from 'fast-check';

const day = Math.floor(Date.now() / 86_400_000);

/** throws  Error if SQRTDK_SEED is no whole number from 0 to 2³¹ − 1 */
function rotating(): number {
  const text = process.env.SQRTDK_SEED ?? '';
  if (text === '') return day;
  if (!/^\d{1,10}$/.test(text) || Number(text) >= 2 ** 31)
    throw new Error(`SQRTDK_SEED=${text} is no whole number from 0 to 2147483647`);
  return Number(text);
}

export const seeds = [20170612, rotating()] as const;

/** Where everything is asked for, or expectations are written anew, nothing is left out. */
export const whole =
  process.env.SQRTDK_FULL !== undefined || Object.keys(process.env).some((name) => name.startsWith('UPDATE_'));

/**
 * Every third of a list, another third each day, for what costs seconds each; all of it with --full, which runs every night.
 * Suites with different shifts take different thirds on one day, so that each of the list is in one of them.
 */
export function thirdOfTheDay<Each>(all: readonly Each[], shift: 0 | 1 | 2 = 0): Each[] {
  return partOfTheDay(all, 3, shift);
}

/** SQRTDK_ONLY=dk-name takes what is asked of every laboratory on this one, whatever the day; of page tests only those that name it. */
export const only = process.env.SQRTDK_ONLY;

/** SQRTDK_TOUCHED="dk-name dk-other": of these everything is asked, on whatever day. test.sh names what the last commit touches, if it is little. */
const touched = (process.env.SQRTDK_TOUCHED ?? '').split(' ').filter(Boolean);

/** Whether one of a list is, or is of, one of these laboratories. */
function isOf(tags: readonly string[], each: unknown): boolean {
  const names = [each, `dk-${String(each)}`, (each as { tag?: unknown } | null)?.tag];
  return tags.some((tag) => names.includes(tag));
}

/** The same with one part in so many. */
export function partOfTheDay<Each>(all: readonly Each[], parts: number, shift = 0): Each[] {
  if (only !== undefined) return all.filter((each) => isOf([only], each));
  if (whole) return [...all];
  return all.filter((each, place) => (place + shift) % parts === seeds[1] % parts || isOf(touched, each));
}

/** The property holds from each seed; a failure names seed and counterexample. */
export function holds<Drawn>(property: IProperty<Drawn>, parameters: Parameters<Drawn> = {}): void {
  for (const seed of seeds) fc.assert(property, { ...parameters, seed });
}

/** The same of a property that waits. */
export async function holdsInTime<Drawn>(
  property: IAsyncProperty<Drawn>,
  parameters: Parameters<Drawn> = {},
): Promise<void> {
  for (const seed of seeds) await fc.assert(property, { ...parameters, seed });
}
