// The same bits from any number of threads and ranks, and from the core that the page loads.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { asked, inFolder, root, short } from './program.mjs';

const small = join(root, 'tests/reference/sweep_results');

/** The page's core in Node. */
async function core() {
  const generated = new URL('../../web/core/generated/', import.meta.url);
  const { default: create } = await import(new URL('sqrt-dk-core.js', generated).href);
  const binary = await readFile(new URL('sqrt-dk-core.wasm', generated));
  return create({
    instantiateWasm(imports, receive) {
      globalThis.WebAssembly.instantiate(binary, imports).then(({ instance, module }) => receive(instance, module));
      return {};
    },
  });
}

/** What the page would run: chunk by chunk, merged in order. */
function onThePage(module, { seed, samples, keys, rules, assumptions }, d) {
  const value = (answer) => (assert.equal(answer.error, undefined, JSON.stringify(answer.error)), answer.value);
  const specification = {
    seed,
    samples,
    keys,
    rules: rules.map(({ rule, parameter = 0 }) => ({ id: rule, parameter })),
    ...(assumptions && {
      entries: {
        law: {
          id: assumptions.law,
          parameter: assumptions.parameter ?? 0,
          mean: assumptions.mean,
          std: assumptions.std,
        },
        correlation: assumptions.correlation,
      },
    }),
  };
  let summary = value(module.sweepChunk(specification, d, 0));
  for (let chunk = 1; chunk < value(module.sweepChunks(samples)); chunk += 1)
    summary = value(module.mergeSummaries(summary, value(module.sweepChunk(specification, d, chunk))));
  return { summary, report: value(module.sweepReport(specification, d, summary)) };
}

const skewed = {
  ...short,
  seed: '77',
  keys: 5,
  dimensions: [1, 3, 33],
  rules: [
    { rule: 'log' },
    { rule: 'exponential' },
    { rule: 'layer-norm', parameter: 0.7 },
    { rule: 'soft-cap', parameter: 3 },
  ],
  assumptions: { law: 'student-t', parameter: 2.5, mean: -0.1, std: 1.7, correlation: 0.3 },
};

for (const [name, specification] of [
  ['entries as usual', short],
  ['skewed, correlated entries and rules that are not defined everywhere', skewed],
])
  test(`a result has the numbers of the page's core to the bit: ${name}`, async (t) => {
    const module = await core();
    const place = inFolder(t, specification);
    const { code, out, error } = place.run('spec.json', '--quiet');
    assert.equal(code, 0, error);
    assert.equal(error, '');
    const result = JSON.parse(out);
    assert.deepEqual(
      result.dimensions.map(({ d }) => d),
      specification.dimensions,
    );
    for (const { d, summary, report } of result.dimensions) {
      const page = onThePage(module, specification, d);
      assert.equal(summary.length, page.summary.length);
      assert.ok(summary.length > 1000);
      for (const [place, number] of summary.entries())
        assert.ok(
          Object.is(number, page.summary[place]),
          `d = ${d}, number ${place}: ${number}, ${page.summary[place]}`,
        );
      const rules = page.report.rules.map(({ rule: { id }, ...rest }, index) => ({
        ...rest,
        ...specification.rules[index],
        rule: id,
      }));
      const plain = (value) =>
        JSON.parse(JSON.stringify(value, (_, part) => (ArrayBuffer.isView(part) ? [...part] : part)));
      // What theory says is not of the sweep, and no figure of it stands in the file.
      const { predicted } = page.report;
      assert.deepEqual({ d, predicted: plain(predicted), ...report }, plain({ ...page.report, rules }));
    }
  });

test('the result that the page is tested with is what the program writes', async (t) => {
  const place = inFolder(t);
  const { out } = place.run(join(small, 'small_specification.json'), '--quiet');
  assert.equal(out, await readFile(join(small, 'small.json'), 'utf8'));
});

test('1, 2, 3 and 7 threads give the same bytes', (t) => {
  const place = inFolder(t);
  const [one, ...others] = [1, 2, 3, 7].map((threads) =>
    place.run('spec.json', '--quiet', '--threads', String(threads)),
  );
  assert.equal(JSON.parse(one.out).dimensions.length, asked.dimensions.length);
  for (const other of others) assert.ok(other.out === one.out);
});

test('1, 2, 3 and 4 ranks of MPI give the bytes of one process', (t) => {
  const place = inFolder(t);
  const alone = place.run('spec.json', '--out', 'alone.json', '--csv', 'alone.csv');
  assert.equal(alone.code, 0, alone.error);
  for (const ranks of [1, 2, 3, 4]) {
    const { code, error, out } = place.mpi(
      ranks,
      'spec.json',
      '--out',
      'ranks.json',
      '--csv',
      'ranks.csv',
      '--threads',
      ranks === 2 ? '2' : '1',
    );
    assert.equal(code, 0, error);
    assert.equal(out, '');
    assert.ok(place.read('ranks.json') === place.read('alone.json'), `${ranks} ranks`);
    assert.ok(place.read('ranks.csv') === place.read('alone.csv'), `${ranks} ranks`);
    assert.ok(!place.there('ranks.json.partial'));
  }
});

test('the table has a record for each d and rule, with the figures of the result', (t) => {
  const place = inFolder(t, skewed);
  assert.equal(place.run('spec.json', '--out', 'result.json', '--csv', 'result.csv').code, 0);
  const [columns, ...records] = place
    .read('result.csv')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const { dimensions } = JSON.parse(place.read('result.json'));
  assert.equal(records.length, skewed.dimensions.length * skewed.rules.length);
  const rows = dimensions.flatMap(({ d, report }) => report.rules.map((rule) => ({ d, report, rule })));
  for (const [index, { d, report, rule }] of rows.entries()) {
    assert.equal(records[index].length, columns.length);
    const field = (name) => records[index][columns.indexOf(name)];
    const same = (text, number) =>
      assert.ok(
        number === null || number === undefined ? text === '' : Object.is(Number(text), number),
        `${text} ${number}`,
      );
    assert.equal(field('d'), String(d));
    assert.equal(field('rule'), rule.rule);
    assert.equal(field('noBand'), report.noBand ?? '');
    same(field('parameter'), rule.parameter);
    same(field('logDivisor'), rule.logDivisor);
    same(field('kurtosis'), report.kurtosis.value);
    same(field('meanStandardError'), report.mean.standardError);
    same(field('varianceHigh'), report.variance.high);
    same(field('peakWeightLow'), rule.peakWeight?.low);
    same(field('scoreStdStandardError'), rule.scoreStd?.standardError);
    same(field('jacobianTraceMedian'), rule.jacobianTraceMedian?.value);
  }
});
