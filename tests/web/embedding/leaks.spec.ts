// A page that adds and removes a laboratory again and again: no element, listener or worker stays, and no memory with them.
import type { CDPSession, Page } from '@playwright/test';
import { partOfTheDay } from '../../seeds.ts';
import { laboratories } from '../chapters/chapters.ts';
import { expect, test } from '../page/test.ts';
import { markup, opened } from './life.ts';

const times = 200;

/** What may stay however often it is done: the last laboratory with all that is in it, and code that the browser has made faster. */
const once = { elements: 1, nodes: 8000, listeners: 200, heap: 1_500_000 };

type Held = typeof once & { global: number; workers: number };

/** What is in the page once everything that nobody holds is collected. */
async function held(page: Page, session: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round++) {
    await page.waitForTimeout(300);
    await session.send('HeapProfiler.collectGarbage');
  }
  const elements = (await page.evaluate('made.filter((each) => each.deref()).length')) as number;
  const listening = async (expression: string): Promise<number> => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return listeners.length;
  };
  const global = (await listening('document')) + (await listening('window'));
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { elements, global, workers: page.workers().length, nodes, listeners, heap };
}

for (const tag of partOfTheDay(laboratories, 12, 4))
  test(`${tag} leaves nothing behind when it is added and removed ${String(times)} times`, async ({
    page,
    session,
  }) => {
    test.slow();
    // Some are taken out in the middle of what they measure. Beside one that stays, for which the page has workers.
    await opened(
      page,
      `<dk-opening></dk-opening><script>
        const made = [];
        async function cycles(times) {
          const one = document.querySelector('#one');
          for (let time = 0; time < times; time++) {
            one.innerHTML = ${JSON.stringify(markup(tag))};
            made.push(new WeakRef(one.firstElementChild));
            await new Promise((resolve) => one.firstElementChild.addEventListener('dk-ready', resolve, { once: true }));
            if (time % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 100));
            one.replaceChildren();
            told.length = 0;
          }
        }
      </script>`,
    );
    await page.evaluate('cycles(20)');
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);
    const before = await held(page, session);
    await page.evaluate(`cycles(${String(times)})`);
    const after = await held(page, session);
    expect(after.elements).toBeLessThanOrEqual(once.elements);
    expect([after.global, after.workers]).toEqual([before.global, before.workers]);
    for (const what of ['nodes', 'listeners', 'heap'] as const)
      expect(after[what] - before[what], what).toBeLessThan(once[what]);
  });
