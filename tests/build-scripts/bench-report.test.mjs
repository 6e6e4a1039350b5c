// The page of benchmarks: sections are read back as they were written, each with its run, and one can be renewed alone.
import assert from 'node:assert/strict';
import test from 'node:test';
import { pageOf, sectionOf, sectionsIn } from '../benchmarks/report.mjs';

const row = { work: 'a sum', ours: '1 ms', peer: '2 ms', figure: '2.00 ×', aim: '≥ 1 ×', holds: true };

test('a section names its run above its rows, and says which aims are missed', () => {
  const section = sectionOf('Run: today.', [row, { ...row, holds: false }, { ...row, aim: '' }]);
  const [run, , head, , ...rows] = section.trim().split('\n');
  assert.equal(run, 'Run: today.');
  assert.equal(head.split('|').length, 8);
  assert.deepEqual(
    rows.map((line) => line.split(' | ').at(-1).trim()),
    ['reached |', 'MISSED |', '|'],
  );
});

test('a page gives back its sections, in the order of their titles', () => {
  const sections = new Map([
    ['Second', sectionOf('Run: 2.', [row])],
    ['First', sectionOf('Run: 1.', [row])],
  ]);
  const page = pageOf(['First', 'Second', 'Third'], sections);
  assert.ok(page.indexOf('## First') < page.indexOf('## Second'));
  const read = sectionsIn(page);
  assert.deepEqual([...read.keys()], ['First', 'Second']);
  assert.equal(read.get('First'), sections.get('First').trim());
  assert.equal(pageOf(['First', 'Second'], read), page);
});

test('one section is renewed and the others keep their run', () => {
  const page = pageOf(['A', 'B'], new Map(['A', 'B'].map((title) => [title, sectionOf('Run: old.', [row])])));
  const kept = sectionsIn(page).set('B', sectionOf('Run: new.', [row]));
  assert.deepEqual(pageOf(['A', 'B'], kept).match(/Run: \w+/g), ['Run: old', 'Run: new']);
});

test('a page from before there were sections has none', () => {
  assert.equal(sectionsIn('# Benchmarks\n\n| work |\n|---|\n').size, 0);
});
