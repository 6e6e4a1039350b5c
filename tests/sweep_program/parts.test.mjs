// Parts of a run: merged in the order of their chunks however they are named, and refused where they do not fit.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { checksum } from './checksum.mjs';
import { blocksOf, inFolder, refused, root, short } from './program.mjs';

/** The parts 0:3, 3:4 and 4:9 of the short run, and its result in one. */
function parts(t, specification = short) {
  const place = inFolder(t, specification);
  for (const [name, chunks] of [
    ['a', '0:3'],
    ['b', '3:4'],
    ['c', '4:9'],
  ]) {
    const { code, out, error } = place.run('spec.json', '--chunks', chunks, '--partial', name, '--quiet');
    assert.equal(code, 0, error);
    assert.equal(out + error, '');
  }
  return place;
}

test('parts in any order give the result of the whole run', (t) => {
  const place = parts(t);
  const { out } = place.run('spec.json', '--quiet');
  for (const order of ['abc', 'cab', 'bca']) {
    const merged = place.run('merge', ...order, '--out', 'merged.json', '--csv', 'merged.csv');
    assert.equal(merged.code, 0, merged.error);
    assert.equal(merged.out, '');
    assert.ok(place.read('merged.json') === out, order);
  }
  assert.ok(place.run('merge', 'a', 'b', 'c').out === out, 'to standard output where no file is named');
  assert.equal(place.run('spec.json', '--csv', 'whole.csv').code, 0);
  assert.equal(place.read('merged.csv'), place.read('whole.csv'));
});

test('--part K/N cuts the run into parts that fit', (t) => {
  const place = inFolder(t, short);
  const names = ['1/4', '2/4', '3/4', '4/4'].map((part) => {
    const name = part.replace('/', '-');
    assert.equal(place.run('spec.json', '--part', part, '--partial', name, '--quiet').code, 0);
    return name;
  });
  assert.ok(place.run('merge', ...names.toReversed()).out === place.run('spec.json', '--quiet').out);
});

test('the result that docs/sweeps.md shows begins as that of the specification beside it', (t) => {
  const documented = (path) => readFileSync(join(root, 'docs', path), 'utf8');
  const place = inFolder(t, documented('examples/sweep.json'));
  assert.equal(place.run('spec.json', '--chunks', '0:1', '--partial', 'first', '--quiet').code, 0);
  const [header, block] = blocksOf(place.read('first'));
  const [, fingerprint] = /"fingerprint": "(\w+)"/.exec(header);
  const [version, half] = block.split(' ');
  const shown = documented('sweeps.md');
  assert.ok(shown.includes(`"fingerprint": "${fingerprint}"`), fingerprint);
  assert.ok(shown.includes(`"summary": [${version}, ${half}, …]`), half);
});

test('a gap, an overlap and a missing end are refused with the file and its chunks', (t) => {
  const place = parts(t);
  assert.equal(place.run('spec.json', '--chunks', '2:4', '--partial', 'd', '--quiet').code, 0);
  refused(place, ['merge', 'a', 'c'], /c: chunks = 4:9: gap; permitted: a part from chunk 3 on \(a ends there\)/);
  refused(place, ['merge', 'b', 'c'], /b: chunks = 3:4: gap; permitted: a part from chunk 0 on/);
  refused(place, ['merge', 'a', 'd', 'c'], /d: chunks = 2:4: overlap; permitted: a part from chunk 3 on/);
  refused(place, ['merge', 'a', 'b', 'b', 'c'], /same-file/);
  refused(place, ['merge', 'b', 'a'], /b: chunks = 3:4: gap; permitted: parts to the last chunk.*4:9 is in none/);
});

test('parts of another specification are refused, another list of d too', (t) => {
  const place = parts(t);
  for (const [change, pattern] of [
    [
      { seed: '2' },
      /other: fingerprint = [0-9a-f]{16}: another-specification; permitted: [0-9a-f]{16}, that is \{"seed"/,
    ],
    [{ dimensions: [16] }, /other: specification = .*\[16\].*: another-specification; permitted: .*\[16, 2\]/],
  ]) {
    place.write('other.json', { ...short, ...change });
    assert.equal(place.run('other.json', '--chunks', '3:4', '--partial', 'other', '--quiet').code, 0);
    refused(place, ['merge', 'a', 'other', 'c'], pattern);
    // Nor is such a file gone on from, or written over.
    const before = place.read('other');
    refused(place, ['spec.json', '--chunks', '3:4', '--partial', 'other'], pattern);
    assert.equal(place.read('other'), before);
    place.remove('other');
  }
  refused(place, ['spec.json', '--chunks', '3:5', '--partial', 'b'], /b: chunks = 3:4: another-range; permitted: 3:5/);
});

test('a part that is not complete is refused', (t) => {
  const place = parts(t);
  // As a killed run leaves it: the beginning alone, by a run that could not write its end.
  const begun = place.run('spec.json', '--chunks', '4:9', '--partial', 'begun', '--quiet');
  assert.equal(begun.code, 0);
  place.write('begun', unfinished(place.read('begun')));
  refused(place, ['merge', 'a', 'b', 'begun'], /begun: chunks = 4 of 4:9 at d = 2: not-complete/);
  assert.equal(place.run('spec.json', '--chunks', '4:9', '--partial', 'begun', '--quiet').code, 0);
  const lines = (name) => place.read(name).replace(/^checksum .*\n/gmu, '');
  assert.equal(lines('begun'), lines('c'));
});

/** The same file before its last chunk, with its checksum. */
function unfinished(text) {
  const [header, block] = blocksOf(text);
  const body = block.split('\n').slice(0, -3).join('\n') + '\n';
  return `${header}${body}checksum ${checksum(body)}\n`;
}
