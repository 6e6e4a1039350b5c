// What a day takes of a list of laboratories: its part, and what the last commit touches.
import { afterEach, expect, test, vi } from 'vitest';

const tags = Array.from({ length: 22 }, (_, place) => `dk-${String(place)}`);

async function taken(environment: Record<string, string>): Promise<string[]> {
  vi.resetModules();
  for (const name of ['SQRTDK_FULL', 'SQRTDK_ONLY', 'SQRTDK_TOUCHED']) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { partOfTheDay } = await import('../seeds.ts');
  return partOfTheDay(tags, 11, 3);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('within as many days as there are parts, each of a list is taken once', async () => {
  const days = [];
  for (let day = 0; day < 11; ++day) days.push(await taken({ SQRTDK_SEED: String(20261130 + day) }));
  expect(days.map((day) => day.length)).toEqual(Array.from({ length: 11 }, () => 2));
  expect(days.flat().toSorted()).toEqual(tags.toSorted());
});

test('what is touched is taken on every day, beside the day’s part', async () => {
  const usual = await taken({ SQRTDK_SEED: '20261130' });
  expect(usual).not.toContain('dk-5');
  const more = await taken({ SQRTDK_SEED: '20261130', SQRTDK_TOUCHED: 'dk-5 dk-of-which-there-is-none' });
  expect(more.toSorted()).toEqual([...usual, 'dk-5'].toSorted());
});

test('one that is asked for alone is alone, and everything is everything', async () => {
  expect(await taken({ SQRTDK_ONLY: 'dk-5', SQRTDK_TOUCHED: 'dk-6' })).toEqual(['dk-5']);
  expect(await taken({ SQRTDK_FULL: '1', SQRTDK_TOUCHED: 'dk-6' })).toEqual(tags);
});
