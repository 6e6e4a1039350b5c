// The list of sources at the end of a chapter's page: every page outside of the site that its text names, once.
import { expect, test } from 'vitest';
import { chapterBody, chapterPages, sourcesOf } from '../../../web/lesson/pages/chapter-page.ts';

test.each([...chapterPages])('%s ends with each of its sources, once, and none of its own pages', (path, page) => {
  const html = page.chapter.content(page.writer);
  const named = new Set([...html.matchAll(/href="(https:[^"]+)"/g)].map(([, address]) => address));
  expect([...sourcesOf(page).keys()]).toEqual([...named]);
  const [, list] = chapterBody(page).split('<section class="column sources"');
  if (named.size === 0) {
    expect(list).toBeUndefined();
    return;
  }
  const ended = (list ?? '').slice(0, list?.indexOf('</section>'));
  expect([...ended.matchAll(/<li><a href="([^"]+)">([^<]+)<\/a>/g)].map(([, address]) => address)).toEqual([...named]);
  expect(path).toMatch(/^chapters\//);
});

test('most side roads and the chapter on models have sources, the chapter on models most of all', () => {
  const count = (path: string): number => {
    const page = chapterPages.get(path);
    return page ? sourcesOf(page).size : 0;
  };
  expect(count('chapters/models.html')).toBeGreaterThanOrEqual(10);
  expect(count('chapters/models-de.html')).toBe(count('chapters/models.html'));
  expect(count('chapters/size.html')).toBe(0);
});
