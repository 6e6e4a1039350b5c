// The cell of docs/embedding/jupyter/, run by Python with Jupyter's HTML stood in for, and the frame that it shows in a browser.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { passing } from '../web/hosts/passing.ts';
import { sweep } from './expected.ts';
import { serve } from './serve.ts';
import { expectMeasured, expectUndisturbed, watch } from './watch.ts';

const root = resolve(import.meta.dirname, '../..');
/** Made by `./build-scripts/package.sh --lab variance build`. */
const alone = join(root, 'build/alone/dk-variance.html');

/** What the cell evaluates to: its last line is an expression, whose data a notebook shows. */
function shown(folder: string): string {
  const cell = readFileSync(join(root, 'docs/embedding/jupyter/cell.py'), 'utf8');
  mkdirSync(join(folder, 'IPython'));
  writeFileSync(join(folder, 'IPython/__init__.py'), '');
  writeFileSync(join(folder, 'IPython/display.py'), 'class HTML:\n    def __init__(self, data): print(data)\n');
  const env = { PATH: process.env.PATH, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1', LC_ALL: 'C.UTF-8' };
  return execFileSync('python3', ['-c', cell], { cwd: folder, env, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

test('the cell for Jupyter shows a laboratory that computes, in a frame without an origin, and asks for nothing', async ({
  page,
}) => {
  const folder = passing('notebook-');
  cpSync(alone, join(folder, 'dk-variance.html'));
  const output = shown(folder);
  const own = await serve('/nowhere', {
    pages: { '/notebook': `<!doctype html><title>A notebook</title>${output}` },
  });
  const watched = watch(page);
  await page.goto(`${own.origin}/notebook`);
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames()[1] ?? page.mainFrame();
  await expectMeasured(frame, [sweep()]);
  expect(await frame.evaluate(() => origin)).toBe('null');
  expectUndisturbed(watched, [own.origin]);
  await own.close();
});
