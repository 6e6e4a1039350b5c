// A course page in the browser: its laboratories and their figures, and all that goes wrong on it.
import { expect, type Frame, type Page } from '@playwright/test';
import { look, type Laboratory } from '../web/hosts/look.ts';

export interface Watched {
  /** Errors, warnings and exceptions in the console. */
  problems: string[];
  /** The origins that the page asked anything of, but those that are no network. */
  origins: Set<string>;
}

export function watch(page: Page): Watched {
  const watched: Watched = { problems: [], origins: new Set() };
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol)) watched.origins.add(origin);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) watched.problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    watched.problems.push(`exception: ${message}`);
  });
  return watched;
}

/** Nothing went wrong, and nothing came from anywhere else. */
export function expectUndisturbed(watched: Watched, origins: readonly string[]): void {
  expect(watched.problems).toEqual([]);
  expect([...watched.origins].sort()).toEqual([...origins].sort());
}

/** The laboratories of a page, once so many have measured. */
export async function measured(place: Page | Frame, count: number): Promise<Laboratory[]> {
  const rows = async (): Promise<number[]> =>
    (await place.evaluate(look)).laboratories.map(({ row }) => row.length).filter((length) => length > 0);
  await expect.poll(rows, { intervals: [200] }).toHaveLength(count);
  const { laboratories } = await place.evaluate(look);
  expect(laboratories).toHaveLength(count);
  expect(laboratories.flatMap(({ alerts, notes }) => [...alerts, ...notes])).toEqual([]);
  return laboratories;
}
