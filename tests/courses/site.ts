// What must hold of every course site that a generator has made: two laboratories on its first page, one on a page below it.
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { sweep } from './expected.ts';
import { serve } from './serve.ts';
import { expectMeasured, expectUndisturbed, watch } from './watch.ts';

/** A picture of each page is left in COURSES_PICTURES, where that names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.COURSES_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** `without`: paths that the host does not have. */
export async function withSite<T>(
  folder: string,
  use: (address: string, origin: string) => Promise<T>,
  without?: RegExp,
): Promise<T> {
  const served = await serve(folder, without ? { without } : {});
  try {
    const result = await use(served.address, served.origin);
    if (!without) expect(served.missing).toEqual([]);
    return result;
  } finally {
    await served.close();
  }
}

/** `below`: the address of the page below the first. */
export async function expectSite(page: Page, name: string, folder: string, below = 'week-2/'): Promise<void> {
  const watched = watch(page);
  await withSite(folder, async (address, origin) => {
    await page.goto(address);
    // The option that the page gives the second one takes effect.
    const [first, second] = await expectMeasured(page, [sweep('1'), sweep('7')]);
    expect(second?.row).not.toEqual(first?.row);
    const laboratory = page.locator('dk-variance').nth(1);
    await expect(laboratory.locator('[slot="caption"]')).toContainText('The same, from another seed.');
    await expect(laboratory.locator('[slot="caption"]')).toBeVisible();
    await expect(page.getByText('This picture needs JavaScript.').first()).toBeHidden();
    await picture(page, name);
    await page.goto(address + below);
    await expectMeasured(page, [sweep('1')]);
    expectUndisturbed(watched, [origin]);
  });
}

/** Where the script is not there, the reader is told so, and nothing is measured. */
export async function expectFallback(page: Page, folder: string): Promise<void> {
  await withSite(
    folder,
    async (address) => {
      await page.goto(address);
      await expect(page.getByText('This picture needs JavaScript.')).toHaveCount(2);
      await expect(page.getByText('This picture needs JavaScript.').first()).toBeVisible();
      await expect(page.locator('dk-variance:defined')).toHaveCount(0);
    },
    /\/sqrt-dk\.js$/,
  );
}
