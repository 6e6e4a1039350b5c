// What is refused: command lines, specifications, partial files. Each sentence names file, parameter, value and what is permitted.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import test from 'node:test';
import { checksum } from './checksum.mjs';
import { blocksOf, inFolder, refused, short } from './program.mjs';

const text = JSON.stringify(short);
const changed = (change) => JSON.stringify({ ...short, ...change });

for (const [name, specification, pattern] of [
  [
    'a key that nobody knows',
    changed({ sample: 5 }),
    /spec\.json: sample = 5: unknown-key; permitted: seed, samples, keys, dimensions, rules, assumptions/,
  ],
  [
    'a key inside',
    changed({ rules: [{ id: 'sqrt' }] }),
    /rules\[0\]\.id = "sqrt": unknown-key; permitted: rule, parameter/,
  ],
  ['a key twice', text.replace('{', '{"keys": 3, '), /key = "keys": twice/],
  ['a key that is missing', changed({ keys: undefined }), /keys = nothing: missing/],
  ['too few samples', changed({ samples: 1 }), /samples = 1: out-of-range; permitted: 2 … 1000000/],
  ['half a sample', changed({ samples: 2.5 }), /samples = 2\.5: not-an-integer/],
  ['a number as text', changed({ samples: '100' }), /samples = "100": not-a-number/],
  ['a d beyond', changed({ dimensions: [4, 4097] }), /dimensions\[1\] = 4097: out-of-range; permitted: 1 … 4096/],
  ['a d twice', changed({ dimensions: [4, 8, 4] }), /dimensions = 4: twice/],
  ['no d', changed({ dimensions: [] }), /dimensions = 0 entries: out-of-range; permitted: 1 … 4096 entries/],
  [
    'an unknown rule',
    changed({ rules: [{ rule: 'sqrt_d' }] }),
    /rules\[0\]\.rule = sqrt_d: unknown; permitted: none, sqrt,/,
  ],
  [
    'an unknown rule that would break the line',
    changed({ rules: [{ rule: 'sqrt\n\u001b[2J' }] }),
    /rules\[0\]\.rule = sqrt\?\?\[2J: unknown/,
  ],
  [
    'a rule without its parameter',
    changed({ rules: [{ rule: 'power' }] }),
    /rules\[0\]\.parameter = nothing: missing; permitted: p of power, -1 … 5/,
  ],
  [
    'a parameter beyond',
    changed({ rules: [{ rule: 'power', parameter: 9 }] }),
    /rules\[0\]\.parameter = 9: out-of-range; permitted: -1 … 5/,
  ],
  [
    'a parameter that is not taken',
    changed({ rules: [{ rule: 'sqrt', parameter: 9 }] }),
    /rules\[0\]\.parameter = 9: not-taken/,
  ],
  [
    'a large seed as a number',
    text.replace(/"seed":"\d+"/, '"seed":9007199254740993'),
    /seed = 9007199254740993: not-a-seed; permitted: .*decimal text/,
  ],
  ['a seed beyond', changed({ seed: '18446744073709551616' }), /seed = 18446744073709551616: out-of-range/],
  [
    'an unknown law',
    changed({ assumptions: { law: 'cauchy' } }),
    /assumptions\.law = cauchy: unknown; permitted: normal,/,
  ],
  [
    'a correlation beyond',
    changed({ assumptions: { correlation: 1.5 } }),
    /correlation = 1\.5: out-of-range; permitted: -1 … 1/,
  ],
  ['text after the end', `${text} x`, /text = parse error at line 1.*: not-json/],
  ['half a file', text.slice(0, 50), /not-json/],
  ['nothing', '', /not-json/],
  ['a list', '[]', /text = \[\]: not-an-object/],
  ['a number beyond doubles', text.replace(/"keys":\d+/, '"keys":1e999'), /not-json/],
  ['NaN', text.replace(/"keys":\d+/, '"keys":NaN'), /not-json/],
  ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe]).toString('latin1'), /not-json|unknown-key/],
  ['levels without end', '['.repeat(100_000), /too-deep/],
])
  test(`a specification is refused: ${name}`, (t) => {
    const place = inFolder(t);
    place.write('spec.json', specification);
    refused(place, ['spec.json', '--out', 'result.json'], pattern);
    assert.deepEqual(readdirSync(place.path), ['spec.json']);
  });

for (const [args, pattern] of [
  [[], /SPEC\.json = 0 files/],
  [['spec.json', 'more.json'], /SPEC\.json = 2 files/],
  [['spec.json', '--fast'], /--fast = typed: unknown-option; permitted: --out/],
  [['spec.json', '--threads'], /--threads = nothing: missing/],
  [['spec.json', '--threads', '0'], /--threads = 0: out-of-range; permitted: 1 … 1024/],
  [['spec.json', '--threads', '2x'], /--threads = 2x/],
  [['spec.json', '--every', '0'], /--every = 0: out-of-range; permitted: 0\.1 … 86400/],
  [['spec.json', '--every', 'nan'], /--every = NaN: not-a-number/],
  [['spec.json', '--out', 'a', '--out', 'b'], /--out = b: twice/],
  [['spec.json', '--out='], /--out = nothing: empty/],
  [['spec.json', '--out=', 'result.json'], /--out = nothing: empty/],
  [['spec.json', '--quiet=1'], /--quiet=1 = typed: unknown-option/],
  [['spec.json', '--quiet', '--quiet'], /--quiet = --quiet: twice/],
  [['spec.json', '--part', '3/2', '--partial', 'p'], /part = 3\/2: out-of-range; permitted: K\/N with 1 ≤ K ≤ N ≤ 9/],
  [['spec.json', '--part', '10/10', '--partial', 'p'], /part = 10\/10: out-of-range/],
  [['spec.json', '--part', '1', '--partial', 'p'], /--part = 1: malformed; permitted: K\/N/],
  [
    ['spec.json', '--chunks', '3:3', '--partial', 'p'],
    /--chunks = 3:3: out-of-range; permitted: FROM:TO with 0 ≤ FROM < TO ≤ 9/,
  ],
  [['spec.json', '--chunks', '0:10', '--partial', 'p'], /--chunks = 0:10: out-of-range/],
  [['spec.json', '--chunks', '-1:3', '--partial', 'p'], /--chunks = -1:3: malformed/],
  [['spec.json', '--chunks', '0:3', '--part', '1/3', '--partial', 'p'], /both/],
  [['spec.json', '--chunks', '0:3'], /--partial = nothing: missing/],
  [['spec.json', '--chunks', '0:3', '--partial', 'p', '--out', 'r'], /--out = r: no-result.*sqrtdk-sweep merge/],
  [['spec.json', '--out', './spec.json'], /--out = \.\/spec\.json: same-file; permitted: another file than SPEC\.json/],
  [['spec.json', '--out', 'r', '--partial', 'r'], /--partial = r: same-file/],
  [['merge'], /PART = 0 files/],
  [['merge', 'a', '--partial', 'p'], /--partial = merge: unknown-option; permitted: --out, --csv, --quiet, --help/],
  [['--partial', 'p', 'merge', 'a'], /--partial = merge: unknown-option/],
  [['spec.json', 'merge', 'a'], /SPEC\.json = merge: unknown-option/],
  [['merge', 'a', '--out', 'a'], /--out = a: same-file/],
])
  test(`refused: sqrtdk-sweep ${args.join(' ')}`, (t) => {
    const place = inFolder(t, short);
    refused(place, args, pattern);
    assert.deepEqual(readdirSync(place.path), ['spec.json']);
  });

test('--help and --version are printed, by rank 0 alone', (t) => {
  const place = inFolder(t);
  const help = place.run('--help');
  assert.equal(help.code, 0);
  for (const option of [
    '--out',
    '--csv',
    '--partial',
    '--part',
    '--chunks',
    '--threads',
    '--every',
    '--quiet',
    'merge',
  ])
    assert.ok(help.out.includes(option), option);
  assert.match(place.run('merge', '--help').out, /PART.*--out/s);
  assert.match(place.run('--version').out, /^sqrtdk-sweep \d+\.\d+\.\d+\n$/);
  assert.equal(place.mpi(2, '--version').out, place.run('--version').out);
});

for (const [name, damage, pattern] of [
  [
    'one digit changed',
    (text) => text.replace(/ (\d)(\d*\.\d+)/, (_, digit, rest) => ` ${(Number(digit) + 1) % 10}${rest}`),
    /checksum = [0-9a-f]{16}: corrupted/,
  ],
  ['a line lost', (text) => text.split('\n').toSpliced(2, 1).join('\n'), /corrupted/],
  ['its header cut', (text) => text.slice(0, 300), /header = .*: truncated/],
  ['all cut', () => '', /first line = : not-a-partial/],
  [
    'a file of something else',
    () => '{"format": "sqrtdk-sweep-result"}\n',
    /not-a-partial; permitted: sqrtdk-sweep-partial 2/,
  ],
  [
    'a later format',
    (text) => text.replace('partial 2', 'partial 3'),
    /version of the format = 3: another-version; permitted: 2$/m,
  ],
  [
    'the format before',
    (text) => text.replace('partial 2', 'partial 1'),
    /version of the format = 1: another-version; permitted: 2; finish this file with the version of the program that began it/,
  ],
  [
    'another core',
    (text) => signed(text.replace(/"core": "[^"]+"/, '"core": "9.9.9"')),
    /core = "9\.9\.9": another-version/,
  ],
  [
    'another seed under the same fingerprint',
    (text) => signed(text.replace(/"seed": "\d+"/, '"seed": "5"')),
    /fingerprint = .*: another-run/,
  ],
  ['more chunks than there are', (text) => signed(text.replace(/"to": \d+/, '"to": 900')), /to = 900: out-of-range/],
  ['a line too many', (text) => signed(text.replace('"to": 9}', '"to": 9}\n1 2 3')), /header = 1 2 3: malformed/],
  ['a line that is no summary', (text) => signed(text.replace(/\nchecksum(?=.*\n$)/, '\n1 2 3\nchecksum')), /summary/],
  ['a block twice', (text) => text + blocksOf(text).at(-1), /summary chunks = .*: another-run/],
  ['another count in a summary', (text) => signed(text.replace(/^(1 \d+ \d+ \d+ 0 )\d+/m, '$12')), /summary/],
])
  test(`a partial file is refused and left alone: ${name}`, (t) => {
    const place = inFolder(t, short);
    const command = ['spec.json', '--partial', 'part', '--out', 'result.json', '--quiet'];
    assert.equal(place.run(...command).code, 0);
    place.remove('result.json');
    const damaged = damage(place.read('part'));
    assert.notEqual(damaged, place.read('part'));
    place.write('part', damaged);
    refused(place, command, pattern);
    refused(place, ['merge', 'part'], pattern);
    assert.equal(place.read('part'), damaged);
    assert.deepEqual(readdirSync(place.path).sort(), ['part', 'spec.json']);
  });

/** With the checksums that belong to its blocks. */
function signed(text) {
  return blocksOf(text)
    .map((block) => block.slice(0, block.lastIndexOf('checksum ')))
    .map((body) => `${body}checksum ${checksum(body)}\n`)
    .join('');
}

test('progress is on standard error alone: chunks, share, rate and time left; with --quiet nothing is', (t) => {
  const place = inFolder(t, short);
  const { out, error } = place.run('spec.json');
  assert.doesNotMatch(out, /chunks,/);
  assert.match(error, /^sqrtdk-sweep: 18 of 18 chunks, 100\.0 % of the work, \d+ chunks\/s, in \d+ s\n$/);
  assert.equal(place.run('spec.json', '--quiet').error, '');
});

test('under MPI a refusal ends all ranks with its code and is said once', (t) => {
  const place = inFolder(t, short);
  const { code, out, error } = place.mpi(3, 'spec.json', '--threads', '0');
  assert.equal(code, 2, error);
  assert.equal(error.match(/--threads = 0: out-of-range/g).length, 1);
  assert.equal(out, '');
});
