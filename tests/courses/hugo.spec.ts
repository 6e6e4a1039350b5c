// A course made with Hugo by the steps of docs/embedding/hugo/.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectFallback, expectSite } from './site.ts';
import { followed } from './steps.ts';

test('a Hugo site shows laboratories that compute, and says what is missing without the script', async ({ page }) => {
  const { folder } = await followed('hugo');
  expect(readFileSync(join(folder, 'public/index.html'), 'utf8').split('<script').length - 1).toBe(1);
  await expectSite(page, 'hugo', join(folder, 'public'));
  await expectFallback(page, join(folder, 'public'));
});

for (const [what, line, said] of [
  ['a laboratory', '{{< sqrt-dk laboratory="nothing" >}}', /_index\.md:\d+:\d+": there is no laboratory "nothing"/],
  [
    'an attribute',
    '{{< sqrt-dk laboratory="variance" fokus="2" >}}',
    /<dk-variance> has no attribute "fokus"; it has: seed,/,
  ],
] as const)
  test(`the shortcode for Hugo stops the build at ${what} that does not exist`, async () => {
    await expect(followed('hugo', `printf '%s\\n' '${line}' >>content/_index.md`)).rejects.toThrow(said);
  });
