// The cells of docs/embedding/observable/, compiled by Observable's parser and run by its runtime and standard library, with the script of
// another origin.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { folder as artefacts, requireArtefacts } from './artefacts.ts';
import { sweep } from './expected.ts';
import { serve } from './serve.ts';
import { expectMeasured, expectUndisturbed, watch } from './watch.ts';

/** What is used of a cell that the parser has read. */
interface Cell {
  id: { name: string };
  references: { name: string }[];
  body: { type: string; start: number; end: number };
  async: boolean;
}

interface Variable {
  name: string;
  inputs: string[];
  /** A function of the inputs. */
  definition: string;
}

const packages = join(import.meta.dirname, 'node_modules/@observablehq');
const cells = readFileSync(resolve(import.meta.dirname, '../../docs/embedding/observable/cells.txt'), 'utf8');

/** Each cell as the runtime defines it. */
async function variables(text: string): Promise<Variable[]> {
  const parser = '@observablehq/parser';
  const { parseCell } = (await import(parser)) as { parseCell: (cell: string) => Cell };
  return text
    .trim()
    .split(/\n\n(?=\w+ = )/)
    .map((cell) => {
      const { id, references, body, async } = parseCell(cell);
      const inputs = [...new Set(references.map(({ name }) => name))];
      const source = cell.slice(body.start, body.end);
      const block = body.type === 'BlockStatement' ? source : `{ return (${source}); }`;
      return { name: id.name, inputs, definition: `${async ? 'async ' : ''}function (${inputs.join(', ')}) ${block}` };
    });
}

test('the cells of an Observable notebook show a laboratory that computes, and follow its figures', async ({
  page,
}) => {
  requireArtefacts();
  const files = await serve(join(artefacts, 'site'), { path: '/sqrt-dk/' });
  const from = files.address.replace('localhost', '127.0.0.1');
  const defined = await variables(cells.replace('https://<your-site>/', from));
  expect(defined.map(({ name, inputs }) => [name, inputs])).toEqual([
    ['sqrtDk', []],
    ['laboratory', ['sqrtDk', 'html']],
    ['figures', ['Generators', 'laboratory']],
  ]);
  const library = readFileSync(join(packages, 'stdlib/dist/stdlib.js'), 'utf8').replaceAll('</script', '<\\/script');
  const notebook = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A notebook</title>
<script>${library}</script>
<script type="module">
  import { Runtime } from '/runtime/src/index.js';
  const main = new Runtime(new observablehq.Library()).module();
  globalThis.values = {};
  const observer = (name) => ({
    fulfilled: (value) => (value instanceof Element ? document.body.append(value) : (values[name] = value)),
    rejected: (error) => console.error(name, error),
  });
${defined.map(({ name, inputs, definition }) => `  main.variable(observer('${name}')).define('${name}', ${JSON.stringify(inputs)}, ${definition});`).join('\n')}
</script>
<body></body></html>`;
  const own = await serve(join(packages, 'runtime'), { path: '/runtime/', pages: { '/notebook': notebook } });
  const watched = watch(page);
  await page.goto(`${own.origin}/notebook`);
  await expectMeasured(page, [sweep()]);
  await expect.poll(() => page.evaluate('values.figures?.map(([d]) => d)')).toEqual([16, 64, 256]);
  expectUndisturbed(watched, [own.origin, new URL(from).origin]);
  await Promise.all([files.close(), own.close()]);
});
