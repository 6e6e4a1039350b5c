// The core list of hosts in the stock Firefox of the system, and the digests of all fixed runs.
import { existsSync } from 'node:fs';
import { expectDigests, readDigests } from '../page/digests.ts';
import { firefox, launch } from '../page/engines.ts';
import { hosts } from './hosts.ts';
import { expect, expectHost, open, test } from './test.ts';

const found = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].some(
  (path) => path !== undefined && existsSync(path),
);
test.skip(!found, 'no Firefox found: install firefox-esr, or set FIREFOX to the path of one');

for (const host of hosts.filter(({ core }) => core)) {
  test(`${host.name}: the right number`, async ({ page, served }) => {
    await expectHost(page, host, served, await open(page, host, served));
  });
}

test('the digest of every fixed run is the recorded one, in Firefox', async ({ page, served }) => {
  await page.goto(`${served.elsewhere}/digests.html`);
  expectDigests(await page.evaluate(readDigests));
});

test('where the reader’s system sets the colours, a slider keeps its rail', async ({ playwright, served }) => {
  const browser = await playwright.firefox.launch({
    ...launch(firefox),
    channel: 'moz-firefox',
    firefoxUserPrefs: { 'browser.display.document_color_use': 2 },
  });
  const page = await browser.newPage();
  await page.goto(served.address(hosts[0]!));
  const slider = page.locator('dk-variance input[type="range"]').first();
  await expect(slider).toBeVisible();
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  const rail = await slider.evaluate((element) => getComputedStyle(element, '::-moz-range-track').borderTopWidth);
  expect(rail).toBe('1px');
  await browser.close();
});
