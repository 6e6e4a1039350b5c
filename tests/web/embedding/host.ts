// A page of somebody else that embeds laboratories, and keeps a list of what they tell it.
import type { Page } from '@playwright/test';

export interface Told {
  type: string;
  target: string;
  detail: Record<string, unknown>;
}

const listening = `<script>
  window.told = [];
  for (const type of ['dk-ready', 'dk-change', 'dk-result', 'dk-error'])
    document.addEventListener(type, (event) => told.push({ type, target: event.target.localName, detail: event.detail }));
</script>`;

/** Opens the page; `before` stands in front of the script that defines the elements. */
export async function embed(page: Page, body: string, before = ''): Promise<void> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title><link rel="icon" href="data:,">
    <body><h1>Course</h1>${listening}${body}${before}<script type="module" src="/sqrt-dk.js"></script></body></html>`;
  await page.route('**/course.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('course.html');
}

/** What has been told so far, of one kind. */
export async function told(page: Page, type: string): Promise<Told[]> {
  const all = await page.evaluate(() => (window as unknown as { told: Told[] }).told);
  return all.filter((each) => each.type === type);
}
