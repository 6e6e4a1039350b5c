// The core list of hosts in the stock Firefox of the system, and the digests of all fixed runs.
import { existsSync } from 'node:fs';
import { expectDigests, readDigests } from '../page/digests.ts';
import { hosts } from './hosts.ts';
import { expectHost, open, test } from './test.ts';

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
