// Each laboratory alone on somebody else's page, and each on paper.
import { expect, test } from '../page/test.ts';
import { laboratories, reveal } from './chapters.ts';

for (const tag of laboratories) {
  test(`${tag} works alone on a page that knows nothing of it, and on paper has its pictures and no controls`, async ({
    page,
  }) => {
    const body = `<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,"><body style="color:red;font:20px cursive"><h1>Course</h1><${tag} heading-level="2"></${tag}>
      <script type="module" src="/sqrt-dk.js"></script>`;
    await page.route('**/course.html', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('course.html');
    const laboratory = page.locator(tag);
    await expect(laboratory.getByRole('button', { name: 'Reset' })).toBeVisible();
    await reveal(laboratory, tag);
    await expect(laboratory.locator('figure svg:visible').first()).toBeVisible();
    const ink = await laboratory.evaluate((element) => getComputedStyle(element).color);
    expect(ink).not.toBe('rgb(255, 0, 0)');
    await page.emulateMedia({ media: 'print' });
    await expect(laboratory.locator('figure svg:visible').first()).toBeVisible();
    await expect(laboratory.getByRole('button', { name: 'Reset' })).toBeHidden();
    await expect(laboratory.getByRole('button', { name: 'Guess before you look' })).toBeHidden();
  });
}
