// The core list of hosts in WebKitGTK, in the locale "C", and the digests of all fixed runs.
import { expectDigests, readDigests } from '../page/digests.ts';
import { expectFigures, expectQuiet } from './expected.ts';
import { hosts } from './hosts.ts';
import { look } from './look.ts';
import { onDisk, originsOf, test as base } from './test.ts';
import { found, startWebKit, type Driver } from './webdriver.ts';

const test = base.extend<object, { webkit: Driver }>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const webkit = await startWebKit();
      await use(webkit);
      await webkit.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.skip(!found, 'no WebKitGTK found: install webkit2gtk-driver, xvfb and xauth');

for (const host of hosts.filter(({ core }) => core)) {
  test(`${host.name}: the right number`, async ({ webkit, served }) => {
    await webkit.open(host.fromDisk ? onDisk(host) : served.address(host));
    if (host.sandbox !== undefined) await webkit.enterFrame();
    await expectFigures(host, () => webkit.evaluate(look));
    expectQuiet(host, await webkit.evaluate(look), originsOf(host, served));
  });
}

test('the digest of every fixed run is the recorded one, in WebKitGTK', async ({ webkit, served }) => {
  await webkit.open(`${served.elsewhere}/digests.html`);
  expectDigests(await webkit.evaluate(readDigests));
});
