// How long the page's main thread is held by its longest task, while something is done on it.
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds on the processor, which other work on the machine does not lengthen; `dur` are those on the clock. */
  tdur?: number;
  dur?: number;
  args: { name?: string };
}

export interface LongestTask {
  /** Milliseconds of work. */
  worked: number;
  /** Milliseconds from its start to its end, pauses that the machine made included. */
  passed: number;
}

/** Before the page is opened: it is fetched and compiled as on a first visit, whatever earlier tests have left in the cache. */
export async function asOnFirstVisit(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

export async function longestTask(browser: Browser, page: Page, action: () => Promise<void>): Promise<LongestTask> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${String(pid)} ${String(tid)}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && main.has(thread(event)),
  );
  if (tasks.length === 0) throw new Error('no task was traced');
  const most = (all: number[]): number => Math.max(...all) / 1000;
  return { worked: most(tasks.map(({ tdur = 0 }) => tdur)), passed: most(tasks.map(({ dur = 0 }) => dur)) };
}
