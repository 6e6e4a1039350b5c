// A weight file served by workers: the figures are a pass's own, whoever computes them; cancelling, dying workers and refusals reach who asked.
import { expect, test, vi } from 'vitest';

import { mostKept } from '../../web/core/model/model-connection.ts';
import type { CoreRefusal } from '../../web/core/refusal.ts';
import { serveModel } from '../../web/core/model/model-service.ts';
import type { ModelRequest, OpenedModel, VariantFigures } from '../../web/core/model/trained-model.ts';
import { type ModelFaults, modelSetup } from './model-workers.ts';
import { fed, tinyRequest, tinySizes, transformer } from './transformer-core.ts';
import { fileOf, tinyEntries } from './weight-files.ts';

const file = fileOf(tinyEntries());
const { tokens, variants, patterns } = tinyRequest;
const request: ModelRequest = {
  texts: [Array.from(tokens), [2, 7, 1], [8, 2, 8, 1, 8, 2], [0, 5], [10, 9, 8, 7]],
  variants,
  patterns,
};

async function opened(faults: ModelFaults = {}): Promise<{ model: OpenedModel; setup: ReturnType<typeof modelSetup> }> {
  const setup = modelSetup(faults);
  return { model: await serveModel(file, 2, setup), setup };
}

async function figuresOf(faults: ModelFaults = {}, asked = request): Promise<VariantFigures[]> {
  const { model } = await opened(faults);
  const figures = await model.run(asked);
  model.close();
  return figures;
}

test('the figures of the first text are those of a pass, and the loss is over all predicted tokens of all texts', async () => {
  const found = await figuresOf();
  const passes = request.texts.map((text) =>
    fed(transformer.startPass({ ...tinyRequest, tokens: text, patterns: text === request.texts[0] ? patterns : [] })),
  );
  const [first] = passes;
  if (!first) throw new Error('empty');
  expect(found).toHaveLength(variants.length);
  for (const [variant, figures] of found.entries()) {
    const losses = passes.map((pass) => pass.loss(variant).tokens);
    const all = losses.flatMap((each) => [...each]);
    expect(figures.divisors).toEqual(first.divisors(variant));
    expect(figures.tokens).toEqual(losses[0]);
    expect(figures.loss.nats).toBeCloseTo(all.reduce((sum, nats) => sum + nats, 0) / 15, 12);
    expect(figures.loss.bits).toBeCloseTo(figures.loss.nats * Math.LOG2E, 12);
    expect(figures.heads).toEqual(first.heads(variant));
    expect(figures.histograms).toEqual(
      [0, 1].flatMap((layer) => [0, 1].map((head) => first.histograms(variant, layer, head))),
    );
    expect(figures.patterns).toEqual([first.pattern(variant, 0)]);
  }
  expect(new Set(found.map(({ loss }) => loss.bits)).size).toBe(3);
  for (const pass of passes) pass.end();
});

test('one text alone keeps the bits of its loss', async () => {
  const [found] = await figuresOf({}, { ...request, texts: [Array.from(tokens)] });
  const pass = fed(transformer.startPass(tinyRequest));
  const { nats, bits } = pass.loss(0);
  expect(found?.loss).toEqual({ nats, bits });
  pass.end();
});

test('two workers share texts, and one text the variants, with the bits of one', async () => {
  const one = await figuresOf();
  const { model, setup } = await opened({ workers: 2 });
  expect(await model.run(request)).toEqual(one);
  const [first = 0, second = 0] = setup.started.map(({ jobs }) => jobs.length);
  // Five texts, of which the last is cut in two; who is free takes the next.
  expect(first + second).toBe(6);
  expect(Math.min(first, second)).toBeGreaterThan(0);
  const single = { ...request, texts: [Array.from(tokens)] };
  expect(await model.run(single)).toEqual(await figuresOf({}, single));
  expect(setup.started.map(({ jobs }) => jobs.at(-1)?.variants.length)).toEqual([2, 1]);
  model.close();
});

test('progress rises to 1, whoever dies on the way', async () => {
  for (const instead of [undefined, (run: number) => (run === 3 ? ('die' as const) : undefined)]) {
    const { model } = await opened({ workers: 2, ...(instead && { instead }) });
    const heard: number[] = [];
    await model.run(request, { onProgress: (done) => heard.push(done) });
    expect(heard.length).toBeGreaterThan(4);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(heard.at(-1)).toBe(1);
    expect(heard[0]).toBeLessThan(1);
    model.close();
  }
});

test('a worker that dies or breaks down is replaced, and the figures are the same', async () => {
  const calm = await figuresOf();
  for (const fault of ['die', 'break'] as const) {
    const { model, setup } = await opened({ instead: (run) => (run === 1 ? fault : undefined) });
    expect(await model.run(request)).toEqual(calm);
    expect(setup.started).toHaveLength(2);
    expect(setup.started.map(({ stopped }) => stopped)).toEqual([true, false]);
    model.close();
  }
});

test('a text that costs two workers is given up and said, and the next run has a new worker', async () => {
  const { model, setup } = await opened({ instead: (run) => (run < 2 ? 'break' : undefined) });
  await expect(model.run(request)).rejects.toMatchObject({
    name: 'CoreUnavailable',
    code: 'not-started',
    detail: 'no memory',
  });
  expect(await model.run(request)).toEqual(await figuresOf());
  expect(setup.started).toHaveLength(3);
  model.close();
});

test('where no second worker may start, the first does all', async () => {
  const { model, setup } = await opened({ workers: 2, refused: (worker) => worker === 1 });
  expect(await model.run(request)).toEqual(await figuresOf());
  expect(setup.started).toHaveLength(1);
  model.close();
  // The page's own thread is one as well.
  const onPage = await opened({ workers: 2, kind: 'main-thread' });
  expect(await onPage.model.run(request)).toEqual(await figuresOf());
  expect(onPage.setup.started).toHaveLength(1);
  onPage.model.close();
});

test('a run that is aborted rejects at once, ends in its worker, and leaves the model as it was', async () => {
  const { model, setup } = await opened({ workers: 2 });
  const abort = new AbortController();
  const run = model.run(request, { signal: abort.signal });
  setTimeout(() => {
    abort.abort(new Error('enough'));
  });
  await expect(run).rejects.toThrow('enough');
  await expect(model.run(request, { signal: abort.signal })).rejects.toThrow('enough');
  expect(await model.run(request)).toEqual(await figuresOf());
  expect(setup.started.some(({ cancelled }) => cancelled.length > 0)).toBe(true);
  expect(setup.started.map(({ stopped }) => stopped)).toEqual([false, false]);
  model.close();
});

test('two runs at once have their own figures', async () => {
  const { model } = await opened({ workers: 2 });
  const other = { ...request, texts: request.texts.slice(1), patterns: [] };
  const [a, b] = await Promise.all([model.run(request), model.run(other)]);
  expect(a).toEqual(await figuresOf());
  expect(b).toEqual(await figuresOf({}, other));
  model.close();
});

test('a file too large to be kept gives its workers back with its last run, and takes new ones for the next', async () => {
  const more = { name: 'adapter', dtype: 'U8' as const, shape: [mostKept], bytes: new Uint8Array(mostKept) };
  const setup = modelSetup({ workers: 2 });
  const model = await serveModel(fileOf([...tinyEntries(), more]), 2, setup);
  const stopped = (): boolean[] => setup.started.map((worker) => worker.stopped);
  expect(stopped()).toEqual([false]);
  const [a, b] = await Promise.all([model.run(request), model.run(request)]);
  expect(a).toEqual(await figuresOf());
  expect(b).toEqual(a);
  expect(stopped()).toEqual([true, true]);
  expect(await model.run(request)).toEqual(a);
  expect(stopped()).toEqual([true, true, true, true]);
  model.close();
});

test('a model that is closed ends its workers and runs', async () => {
  const { model, setup } = await opened({ workers: 2 });
  const run = model.run(request);
  model.close();
  await expect(run).rejects.toMatchObject({ name: 'CoreUnavailable', detail: 'the model is closed' });
  await expect(model.run(request)).rejects.toMatchObject({ name: 'CoreUnavailable' });
  await vi.waitFor(() => {
    expect(setup.started.every(({ stopped }) => stopped)).toBe(true);
  }, 30_000);
});

test('what a file or a request lacks is refused by name', async () => {
  const { model } = await opened();
  const refused = (change: Partial<ModelRequest>): Promise<unknown> =>
    model.run({ ...request, ...change }).then(
      () => 'accepted',
      (thrown: unknown) => {
        const { name, code, parameter, value } = thrown as CoreRefusal;
        return [name, code, parameter, value].join('|');
      },
    );
  expect(await refused({ texts: [] })).toBe('CoreRefusal|too-few|texts|0');
  expect(await refused({ variants: [] })).toBe('CoreRefusal|too-few|variants|0');
  expect(
    await refused({
      texts: [
        [1, 2],
        [3, 11],
      ],
    }),
  ).toBe('CoreRefusal|out-of-range|token 2|11');
  expect(await refused({ texts: [[1]] })).toBe('CoreRefusal|out-of-range|tokens|1');
  expect(await refused({ variants: [{ rule: { id: 'soft-cap' }, layer: null }] })).toMatch(/^CoreRefusal\|/);
  expect(await refused({ patterns: [{ layer: 2, head: 0 }] })).toMatch(/^CoreRefusal\|out-of-range\|layer/);
  // The worker lives on.
  expect(await model.run(request)).toEqual(await figuresOf());
  model.close();
  const noFile = modelSetup();
  await expect(serveModel(new Blob(['no weights']), 2, noFile)).rejects.toMatchObject({ name: 'CoreRefusal' });
  expect(noFile.started.map(({ stopped }) => stopped)).toEqual([true]);
  await expect(serveModel(file, null, modelSetup())).rejects.toMatchObject({ code: 'unknown', parameter: 'heads' });
  await expect(serveModel(file, 3, modelSetup())).rejects.toMatchObject({ name: 'CoreRefusal' });
  const none = modelSetup({ refused: () => true });
  await expect(serveModel(file, 2, none)).rejects.toThrow('forbidden');
});

test('opening that is aborted rejects with the reason and leaves no worker behind', async () => {
  const setup = modelSetup();
  const abort = new AbortController();
  const opening = serveModel(file, 2, setup, abort.signal);
  abort.abort(new Error('another file'));
  await expect(opening).rejects.toThrow('another file');
  await vi.waitFor(() => {
    expect(setup.started.every(({ stopped }) => stopped)).toBe(true);
  }, 30_000);
});

test('a model says its sizes, and what of its file is of no use', async () => {
  const setup = modelSetup();
  const more = { name: 'adapter', dtype: 'U8' as const, shape: [3], bytes: new Uint8Array(3) };
  const model = await serveModel(fileOf([...tinyEntries(), more]), 2, setup);
  expect(model.sizes).toEqual(tinySizes);
  expect(model.unused).toEqual(['adapter']);
  model.close();
});
