// What fails while it is done, and what is lost by it: nothing.
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import test from 'node:test';
import { asked, blocksOf, failingProgram, inFolder, launcher, long, refused, run, short } from './program.mjs';

test('a specification or a part that is not there fails', (t) => {
  const place = inFolder(t, short);
  refused(place, ['none.json'], /none\.json: cannot be opened: No such file/, 1);
  refused(place, ['merge', 'none'], /none: cannot be opened/, 1);
});

test('a place that takes no files fails before the work', (t) => {
  const place = inFolder(t, { ...asked, samples: 1_000_000, dimensions: [4096] });
  mkdirSync(place.at('folder'));
  refused(
    place,
    ['spec.json', '--out', 'nowhere/result.json'],
    /nowhere\/result\.json: cannot be written: No such file/,
    1,
  );
  refused(place, ['spec.json', '--partial', 'nowhere/part'], /nowhere\/part: cannot be written/, 1);
  refused(place, ['spec.json', '--csv', 'folder'], /folder: cannot be written: Is a directory/, 1);
  refused(place, ['spec.json', '--partial', 'folder'], /folder: cannot be/, 1);
  if (process.getuid() !== 0) {
    chmodSync(place.at('folder'), 0o555);
    refused(place, ['spec.json', '--partial', 'folder/part'], /folder\/part: cannot be written: Permission denied/, 1);
  }
});

test('a disk that is full is told, ends with 1, and the partial file stays whole', (t) => {
  const place = inFolder(t, short);
  // 32 blocks of a kilobyte hold the partial file, but not the result.
  const limited = (blocks) =>
    run(
      'bash',
      ['-c', `ulimit -f ${blocks}; exec "$0" spec.json --partial part --out result.json --quiet`, place.program],
      place.path,
    );
  const full = limited(32);
  assert.equal(full.code, 1, full.error);
  assert.match(full.error, /^sqrtdk-sweep: result\.json: cannot be written: File too large\n$/);
  assert.deepEqual(readdirSync(place.path).sort(), ['part', 'spec.json']);
  const part = place.read('part');
  assert.equal(place.run('spec.json', '--partial', 'part', '--out', 'result.json', '--quiet').code, 0);
  assert.equal(place.read('part'), part, 'nothing was computed again');
  assert.ok(place.read('result.json') === place.run('spec.json', '--quiet').out);

  place.remove('part');
  const fuller = limited(2);
  assert.equal(fuller.code, 1);
  assert.match(fuller.error, /part: cannot be written: File too large/);
  assert.ok(JSON.parse(place.read('result.json')), 'the result of before is whole');
});

test('a partial file that cannot be written for a while is a warning, and the work goes on', (t) => {
  const place = inFolder(t, long);
  // The first writing fits, the next ones do not, until the limit goes.
  const script = `ulimit -S -f 4
    "$0" spec.json --partial part --out result.json --quiet --every 0.1 --threads 1 2>said & pid=$!
    until grep -q 'goes on' said || ! kill -0 $pid; do sleep 0.02; done
    wc -c part
    prlimit --pid $pid --fsize=unlimited
    wait $pid`;
  const { code, out } = run('bash', ['-c', script, place.program], place.path);
  assert.equal(code, 0, place.read('said'));
  assert.ok(Number.parseInt(out) > 0, 'the file of before is there all the while');
  assert.match(place.read('said'), /part: cannot be written: File too large; the work goes on/);
  assert.ok(place.read('result.json') === place.run('spec.json', '--quiet').out);
});

test('a part that begins later and cannot be appended to for a while is whole all the while, and goes on', (t) => {
  const place = inFolder(t, long);
  // The second block of some megabytes does not fit as a whole: what found room of it is cut off again.
  const script = `ulimit -S -f 40
    "$0" spec.json --part 2/2 --partial part --quiet --every 0.1 --threads 1 2>said & pid=$!
    until grep -q 'goes on' said || ! kill -0 $pid; do sleep 0.02; done
    cp part between
    prlimit --pid $pid --fsize=unlimited
    wait $pid`;
  const { code } = run('bash', ['-c', script, place.program], place.path);
  assert.equal(code, 0, place.read('said'));
  assert.match(place.read('said'), /part: cannot be written: File too large; the work goes on/);
  const between = place.read('between');
  assert.equal(blocksOf(between).join(''), between, 'whole blocks alone');
  assert.ok(place.read('part').startsWith(between));
  assert.equal(place.run('spec.json', '--part', '1/2', '--partial', 'first', '--quiet').code, 0);
  assert.ok(place.run('merge', 'first', 'part', '--quiet').out === place.run('spec.json', '--quiet').out);
});

test('threads that the system does not give fail, alone and on the ranks of MPI, and nothing waits for them', (t) => {
  const place = inFolder(t, { ...asked, samples: 1_000_000, dimensions: [4096] });
  // 1024 stacks of 64 MB each are more address space than there is.
  const limited = (...command) =>
    run('bash', ['-c', 'ulimit -v 8000000; ulimit -s 65536; exec "$@"', 'bash', ...command], place.path);
  const crowd = ['spec.json', '--quiet', '--threads', '1024'];
  const alone = limited(place.program, ...crowd);
  assert.equal(alone.code, 1, alone.error);
  assert.match(alone.error, /sqrtdk-sweep: .*Resource temporarily unavailable/);
  const ranks = limited('mpirun', ...launcher(2), place.program, ...crowd);
  assert.equal(ranks.code, 1, ranks.error);
  assert.match(ranks.error, /sqrtdk-sweep: .*Resource temporarily unavailable/);
});

test('standard output that takes nothing fails', (t) => {
  const place = inFolder(t, short);
  const { code, error } = run('bash', ['-c', '"$0" spec.json --quiet >/dev/full', place.program], place.path);
  assert.equal(code, 1);
  assert.match(error, /standard output: cannot be written: No space left on device/);
});

test('what fails on one rank ends all with its sentence, and what was done before is kept', (t) => {
  // Long enough for rank 2 to have its turn on a busy machine.
  const place = inFolder(t, long);
  const { code, error } = run(
    'mpirun',
    [...launcher(3), failingProgram, 'spec.json', '--partial', 'part', '--quiet'],
    place.path,
  );
  assert.equal(code, 1, error);
  assert.match(error, /sqrtdk-sweep: rank 2: no memory for this batch/);
  assert.ok(place.there('part'));
  const again = place.run('spec.json', '--partial', 'part', '--quiet');
  assert.equal(again.code, 0, again.error);
  assert.ok(again.out === place.run('spec.json', '--quiet').out);
});
