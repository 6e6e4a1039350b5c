// The package in a webpack application with webpack's own configuration.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sweep } from './expected.ts';
import { elementsNamed, installed, run, tools } from './installed.ts';
import { serve } from './serve.ts';
import { expectMeasured, expectUndisturbed, watch } from './watch.ts';

let application = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  application = await installed('webpack');
  await run(process.execPath, [tools.webpack, 'build', '--mode', 'production', '--no-stats'], application);
});

test('a laboratory of the built application computes what the core does, with workers', async ({ page }) => {
  const watched = watch(page);
  const served = await serve(application);
  try {
    await page.goto(served.address);
    await expectMeasured(page, [sweep()]);
    expect(page.workers().map((worker) => worker.url())).toContainEqual(
      expect.stringMatching(/\/dist\/[0-9a-f]+\.js$/),
    );
    expectUndisturbed(watched, [served.origin]);
    expect(served.missing).toEqual([]);
  } finally {
    await served.close();
  }
});

test('who imports one laboratory is sent no other', () => {
  const output = join(application, 'dist');
  // 189 kB when this was written.
  expect(statSync(join(output, 'main.js')).size).toBeLessThan(220_000);
  expect(elementsNamed(application, output)).toEqual(['dk-variance']);
});
