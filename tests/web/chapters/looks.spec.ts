// How the pictures look at the start values: geometry and text of each are exactly those of the still pictures that the page shows
// where it cannot compute. UPDATE_STILLS=1 makes the stills anew; look at them before they are committed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../page/test.ts';
import { bring, laboratories, reveal } from './chapters.ts';

const stills = join(dirname(fileURLToPath(import.meta.url)), '../../../web/lesson/stills');

for (const tag of laboratories) {
  test(`the pictures of ${tag} are those of its still`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const laboratory = await bring(page, tag);
    await reveal(laboratory, tag);
    await laboratory.getByText('Take it with you').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      laboratory.getByRole('button', { name: 'Save SVG' }).click(),
    ]);
    const drawn = readFileSync(await download.path(), 'utf8');
    const file = join(stills, `${tag}.svg`);
    if (process.env.UPDATE_STILLS === '1') {
      mkdirSync(stills, { recursive: true });
      writeFileSync(file, drawn);
    }
    expect(existsSync(file), `${tag} has no still: UPDATE_STILLS=1 makes it`).toBe(true);
    expect(drawn).toBe(readFileSync(file, 'utf8'));
    expect(drawn).not.toMatch(/NaN|undefined|var\(|class=/);
  });
}
