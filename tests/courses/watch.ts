// A course page in the browser: its laboratories and their figures, and all that goes wrong on it.
import { expect, type Frame, type Page } from '@playwright/test';
import type { DimensionReport } from '../../web/core/types.ts';
import { look, type Laboratory } from '../web/hosts/look.ts';
import { expectRow } from './expected.ts';

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

/** Only what is near the window computes, and what stands above may have grown meanwhile. */
async function lookAt(place: Page | Frame, index: number): Promise<void> {
  await place.evaluate((at) => {
    document.querySelectorAll('dk-variance')[at]?.scrollIntoView();
  }, index);
}

/**
 * The laboratories of a page show what the core itself measures, in the order of the page. What a sweep has so far is on show before it is
 * done, and tables follow their pictures, so this is looked at until it holds.
 */
export async function expectMeasured(place: Page | Frame, reports: readonly DimensionReport[]): Promise<Laboratory[]> {
  let laboratories: Laboratory[] = [];
  await expect(async () => {
    ({ laboratories } = await place.evaluate(look));
    expect(laboratories).toHaveLength(reports.length);
    for (const [index, report] of reports.entries()) {
      const { row = [], standing = '' } = laboratories[index] ?? {};
      try {
        expect(standing).toMatch(/of dₖ\.$/);
        expectRow(row, report);
      } catch (thrown) {
        await lookAt(place, index);
        throw thrown;
      }
    }
  }).toPass({ intervals: [200], timeout: 45_000 });
  expect(laboratories.flatMap(({ alerts, notes }) => [...alerts, ...notes])).toEqual([]);
  return laboratories;
}
