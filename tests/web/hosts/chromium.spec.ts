// The hosts of the table, in Chromium: the number is right, nothing but what the host forbids is refused, and nothing else goes wrong.
import { partOfTheDay, thirdOfTheDay } from '../../seeds.ts';
import { everyLaboratory, hosts } from './hosts.ts';
import { look } from './look.ts';
import { measured, tags } from './artefacts.ts';
import { expect, expectHost, expectUndisturbed, inner, open, test } from './test.ts';

/** The core list, and of each other way to forbid one artefact a day: its three stand one after another. */
const today = [...hosts.filter(({ core }) => core), ...thirdOfTheDay(hosts.filter(({ core }) => !core))];

for (const host of today) {
  test(`${host.name}: ${promise(host)}`, async ({ page, served }) => {
    const { image, provokes = [], ...rest } = host;
    // What only an image provokes has not been provoked yet.
    const before = { ...host, provokes: provokes.filter((each) => !each.startsWith('img-src')) };
    const watched = await open(page, host, served);
    await expectHost(page, before, served, watched);
    if (rest.count !== undefined)
      expect(wasmFiles(watched.requests)).toEqual([...new Set(wasmFiles(watched.requests))]);
    if (rest.count !== undefined) expect(page.workers().length).toBeLessThanOrEqual(8);
    if (image === undefined) return;
    const laboratory = inner(page).locator('dk-variance').first();
    await laboratory.getByText('Export', { exact: true }).click();
    const answer = laboratory.locator('.answer');
    const download = image === 'made' ? page.waitForEvent('download') : undefined;
    await laboratory.getByRole('button', { name: 'Save PNG' }).click();
    if (image === 'made') expect((await download)?.suggestedFilename()).toBe('dk-variance.png');
    else await expect(answer).toContainText(/Image export is blocked here; save the SVG instead \(.*img-src.*\)/);
    await expectUndisturbed(page, host, served, watched);
  });
}

function promise({ without, onPage, image }: (typeof hosts)[number]): string {
  if (without) return 'says that WebAssembly is missing';
  const number = onPage ? 'the right number in slices on the page, which says so' : 'the right number from workers';
  return number + (image === undefined ? '' : image === 'made' ? ', and an image' : ', no image, and why');
}

const wasmFiles = (requests: readonly string[]): string[] => requests.filter((address) => address.endsWith('.wasm'));

for (const host of hosts.filter(({ name }) => name.startsWith('a plain site, ') && !name.endsWith('single file'))) {
  test(`taken out and put in elsewhere while it measures, ${host.artefact}: the right number all the same`, async ({
    page,
    served,
  }) => {
    const watched = await open(page, host, served);
    await expect(inner(page).locator('dk-variance').locator('.live')).toBeVisible();
    for (const place of ['other', 'place', 'other', 'place', 'other']) {
      await page.evaluate(async (id) => {
        const element = document.querySelector('dk-variance');
        if (!element) throw new Error('no laboratory');
        element.remove();
        await new Promise(requestAnimationFrame);
        document.getElementById(id)?.append(element);
      }, place);
      await page.waitForTimeout(60);
    }
    await expect.poll(async () => (await page.evaluate(look)).laboratories.map(({ row }) => row)).toEqual([measured]);
    await expectUndisturbed(page, host, served, watched);
  });
}

for (const host of partOfTheDay(everyLaboratory, 11)) {
  test(`${host.name}: every laboratory there is ${host.without ? 'says what is missing' : 'has its controls and a picture'}`, async ({
    page,
    served,
  }) => {
    test.slow();
    // What only an image provokes is not provoked here.
    const still = { ...host, provokes: (host.provokes ?? []).filter((each) => !each.startsWith('img-src')) };
    const watched = await open(page, host, served);
    const frame = inner(page);
    for (const tag of tags) {
      const laboratory = frame.locator(tag).first();
      await expect(laboratory).toBeAttached();
      await expect(async () => {
        await laboratory.scrollIntoViewIfNeeded();
        if (host.without) {
          await expect(
            laboratory.getByRole('alert').filter({ hasText: /WebAssembly is switched off here or forbidden/ }),
          ).toBeVisible({ timeout: 2000 });
          return;
        }
        await expect(laboratory.getByRole('button', { name: 'Reset' })).toBeVisible({ timeout: 2000 });
        await expect(laboratory.locator('figure svg').first()).toBeVisible({ timeout: 2000 });
      }, `${tag} in ${host.name}`).toPass();
      if (host.without) continue;
      await expect(laboratory.locator('.missing')).toHaveCount(0);
      await expect(laboratory.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    }
    await expectUndisturbed(page, still, served, watched);
  });
}
