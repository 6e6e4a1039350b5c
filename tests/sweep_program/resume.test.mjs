// Killed at any moment, the same command goes on and ends with the same bits.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import test from 'node:test';
import { blocksOf, done, inFolder, long, pause, short, until } from './program.mjs';

const chunks = long.dimensions.length * Math.ceil(long.samples / 256);

let kept;
/** The result of a run by one thread that nobody disturbs. */
function uninterrupted(place) {
  if (kept === undefined) {
    const { code, out, error } = place.run('spec.json', '--quiet', '--threads', '1');
    assert.equal(code, 0, error);
    kept = out;
  }
  return kept;
}

/**
 * Kills the run some time after each new partial file, until it ends by itself; gives what was done at each death. Where the machine is busy
 * elsewhere a run may come to its end before it dies so often as is asked: then all begins anew.
 */
async function killed(place, startRun, path, kill, { least = 1, most }) {
  for (let attempts = 5; ; attempts--) {
    const seen = await killedAtMost(most, place, startRun, path, kill);
    if (seen.length >= least || attempts === 1) return seen;
    for (const name of [path, 'result.json']) if (place.there(name)) place.remove(name);
  }
}

async function killedAtMost(most, place, startRun, path, kill) {
  const seen = [];
  while (true) {
    const before = done(place.at(path));
    const run = startRun(seen.length);
    const alive = seen.length < most && (await until(() => done(place.at(path)) > before, run));
    if (!alive) {
      const end = await run.ended;
      assert.equal(end.code, 0, end.error);
      return seen;
    }
    // Spread over the time between two writings.
    await pause((53 * (seen.length + 1)) % 120);
    kill(run.child, seen.length);
    // It may have come to its end by itself in that time.
    if ((await run.ended).code === 0) return seen;
    seen.push(done(place.at(path)));
  }
}

test('killed by SIGKILL at several moments, it ends with the bits of an uninterrupted run', async (t) => {
  const place = inFolder(t, long);
  const command = ['spec.json', '--partial', 'part', '--out', 'result.json', '--every', '0.1', '--threads', '2'];
  const seen = await killed(
    place,
    () => place.start(...command),
    'part',
    (child) => child.kill('SIGKILL'),
    { most: 5 },
  );
  assert.ok(seen.length > 0 && seen[0] > 0 && seen[0] < chunks, `done at each death: ${seen}`);
  for (const [index, some] of seen.entries()) assert.ok(index === 0 || some >= seen[index - 1], `${seen}`);
  assert.ok(place.read('result.json') === uninterrupted(place));
});

test('a part that begins later is killed and goes on likewise', async (t) => {
  const place = inFolder(t, long);
  const part = (k, name) => ['spec.json', '--part', `${k}/3`, '--partial', name, '--quiet'];
  const command = [...part(2, 'second'), '--every', '0.1', '--threads', '1'];
  const seen = await killed(
    place,
    () => place.start(...command),
    'second',
    (child) => child.kill('SIGKILL'),
    { most: 2 },
  );
  assert.ok(seen.length > 0, 'it was killed');
  for (const [k, name] of [
    [1, 'first'],
    [3, 'third'],
  ])
    assert.equal(place.run(...part(k, name)).code, 0);
  const merged = place.run('merge', 'third', 'first', 'second', '--quiet');
  assert.equal(merged.code, 0, merged.error);
  assert.ok(merged.out === uninterrupted(place));
});

test('a part that begins later appends what is new and writes nothing again', async (t) => {
  const place = inFolder(t, long);
  const run = place.start(
    'spec.json',
    '--part',
    '2/2',
    '--partial',
    'part',
    '--every',
    '0.1',
    '--threads',
    '1',
    '--quiet',
  );
  const states = [];
  const look = () => {
    if (place.there('part')) states.push({ text: place.read('part'), inode: statSync(place.at('part')).ino });
    return false;
  };
  await until(look, run);
  assert.equal((await run.ended).code, 0);
  look();
  const end = states.at(-1);
  assert.ok(new Set(states.map(({ text }) => text.length)).size > 2, 'seen while it grew');
  for (const { text, inode } of states) {
    assert.equal(inode, end.inode);
    assert.ok(end.text.startsWith(text));
  }
  assert.equal(done(place.at('part')), chunks / 2);
});

test('a file that was cut anywhere behind its header goes on, says what it drops, and ends with the same bits', (t) => {
  const place = inFolder(t, short);
  const part = ['spec.json', '--chunks', '4:9', '--partial', 'part', '--quiet'];
  assert.equal(place.run('spec.json', '--chunks', '0:4', '--partial', 'first', '--quiet').code, 0);
  assert.equal(place.run(...part).code, 0);
  const whole = place.read('part');
  const header = blocksOf(whole)[0].length;
  for (const length of [header, header + 1, header + 5_000, whole.length - 30, whole.length - 1]) {
    place.write('part', whole.slice(0, length));
    const again = place.run(...part);
    assert.equal(again.code, 0, again.error);
    const dropped = length - header;
    assert.equal(
      /its last (\d+) bytes are no whole block/.exec(again.error)?.[1],
      dropped ? String(dropped) : undefined,
    );
    assert.equal(place.read('part'), whole);
  }
  const merged = place.run('merge', 'first', 'part', '--quiet');
  assert.ok(merged.out === place.run('spec.json', '--quiet').out);
});

test('two runs do not write to one part', async (t) => {
  const place = inFolder(t, { ...long, samples: 1_000_000, dimensions: [4096] });
  const part = ['spec.json', '--part', '2/2', '--partial', 'part', '--threads', '1', '--every', '1', '--quiet'];
  const run = place.start(...part);
  // Behind the header stands what was written by the run that holds the file.
  assert.ok(await until(() => place.there('part') && blocksOf(place.read('part')).length > 1, run));
  // It holds the file and does not end meanwhile, however busy the machine is.
  run.child.kill('SIGSTOP');
  const second = place.run(...part);
  run.child.kill('SIGKILL');
  assert.equal(second.code, 1);
  assert.match(second.error, /part: another process writes to it/);
  await run.ended;
});

test('the memory of a part that begins later does not grow with its chunks', async (t) => {
  const rules = Array.from({ length: 8 }, (_, rule) => ({ rule: 'power', parameter: (rule + 1) / 10 }));
  const place = inFolder(t, { seed: '1', samples: 1_000_000, keys: 1, dimensions: [1, 2, 3, 4], rules });
  const run = place.start(
    'spec.json',
    '--part',
    '2/2',
    '--partial',
    'part',
    '--threads',
    '1',
    '--every',
    '3600',
    '--quiet',
  );
  let most = 0;
  await until(() => {
    const status = `/proc/${run.child.pid}/status`;
    const kilobytes = existsSync(status) && /VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1];
    most = Math.max(most, 1024 * Number(kilobytes || 0));
    return false;
  }, run);
  assert.equal((await run.ended).code, 0);
  const { size } = statSync(place.at('part'));
  assert.ok(size > 25e6, `${size} bytes of chunks`);
  assert.ok(most > 1e6 && most < 20e6, `${most} bytes of memory at most`);
});

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  test(`${signal} writes what is done, ends with ${code}, and the next run goes on`, async (t) => {
    const place = inFolder(t, long);
    const command = ['spec.json', '--partial', 'part', '--out', 'result.json', '--threads', '1', '--every', '3600'];
    // No writing is due, so all that a partial file holds comes from the signal. A busy machine may need more time for the first batch.
    let before = 0;
    for (let time = 100; before === 0 && time < 10_000; time *= 3) {
      const run = place.start(...command);
      await until(() => place.there('part'), run);
      await pause(time);
      run.child.kill(signal);
      const end = await run.ended;
      assert.equal(end.code, code, end.error);
      assert.ok(!place.there('result.json'));
      before = done(place.at('part'));
    }
    assert.ok(before > 0 && before < chunks, `${before} of ${chunks}`);
    assert.equal(place.run(...command).code, 0);
    assert.equal(done(place.at('part')), chunks);
    assert.ok(place.read('result.json') === uninterrupted(place));
  });

test('a run that is done is not done again', (t) => {
  const place = inFolder(t, short);
  const command = ['spec.json', '--partial', 'part', '--out', 'result.json'];
  assert.equal(place.run(...command).code, 0);
  const [part, result] = [place.read('part'), place.read('result.json')];
  const again = place.run(...command);
  assert.equal(again.code, 0);
  assert.equal(again.out, '');
  assert.doesNotMatch(again.error, /chunks\/s/);
  assert.equal(place.read('part'), part);
  assert.equal(place.read('result.json'), result);
  assert.deepEqual(readdirSync(place.path).sort(), ['part', 'result.json', 'spec.json']);
});

test('a partial file that nobody asked for stands beside the result while it is made, and is gone on from', async (t) => {
  const place = inFolder(t, long);
  const command = ['spec.json', '--out', 'result.json', '--every', '0.1', '--threads', '1'];
  const run = place.start(...command);
  await until(() => done(place.at('result.json.partial')) > 0, run);
  run.child.kill('SIGKILL');
  assert.equal((await run.ended).signal, 'SIGKILL');
  assert.ok(!place.there('result.json'));
  const again = place.run(...command);
  assert.equal(again.code, 0, again.error);
  assert.ok(place.read('result.json') === uninterrupted(place));
  assert.ok(!place.there('result.json.partial'));
});

test('under MPI, killed by SIGKILL or told to end, it goes on with any number of ranks and ends with the same bits', async (t) => {
  const place = inFolder(t, long);
  const command = ['spec.json', '--out', 'result.json', '--partial', 'part', '--quiet', '--every', '0.1'];
  const ranks = [3, 2, 4];
  const kills = [
    // A rank that dies takes the others with it; so does the launcher.
    (child) => killRank(child.pid),
    (child) => child.kill('SIGTERM'),
  ];
  const seen = await killed(
    place,
    (deaths) => place.startMpi(ranks[deaths], ...command),
    'part',
    (child, deaths) => kills[deaths](child),
    { least: 2, most: 2 },
  );
  assert.equal(seen.length, 2, `done at each death: ${seen}`);
  assert.ok(seen[0] > 0 && seen[0] < chunks && seen[1] >= seen[0], `${seen}`);
  assert.ok(place.read('result.json') === uninterrupted(place));
});

/** Kills the last of the launcher's own processes. */
function killRank(launcher) {
  const children = readFileSync(`/proc/${launcher}/task/${launcher}/children`, 'utf8').trim().split(' ').map(Number);
  process.kill(children.at(-1), 'SIGKILL');
}
