// Measures many pulls block by block in workers, and their figures.
import { type PullFigures, type PullsAsked, type TargetPullInput, mostPullWork } from './chapters-gradients.ts';
import type { WorkerPool } from './pool.ts';
import type { Workers } from './shared-pool.ts';
import { mayHoldPageUp, messagesInOrder } from './many-calls.ts';
import { type Call, call } from './protocol.ts';

/** Work of one block: some ten milliseconds. */
export const blockWork = mostPullWork;

/**
 * The same in a worker, where it holds up only who asks for something else: near to what the core takes at most, since each block costs the
 * page a message and its answer.
 */
const workersWork = 3 * blockWork;
/** And up to so many of them in one message. Where it is cancelled, one of them is still worked off. */
const blocksAtOnce = 8;

interface PullListener {
  signal: AbortSignal;
  /** Request number `place`, counted from 0, is done: for each of its rules, the pulls of all rows. */
  onResult: (place: number, pulls: readonly Float64Array[]) => void;
  /** After each message, and at the end with done equal to total. Rows, of all requests. */
  onProgress?: (done: number, total: number) => void;
}

/** Works through the requests in their order. Rejects with the signal's reason, CoreRefusal or CoreUnavailable. */
export async function pullRun(
  workers: Workers & Partial<Pick<WorkerPool, 'kind'>>,
  requests: readonly PullsAsked[],
  { signal, onResult, onProgress }: PullListener,
): Promise<void> {
  const total = requests.reduce((rows, asked) => rows + asked.rows, 0);
  const [most, atOnce] = mayHoldPageUp(workers) ? [blockWork, 1] : [workersWork, blocksAtOnce];
  const blocks = requests.flatMap((asked, place) => blocksOf(asked, most).map((block) => ({ place, asked, block })));
  const calls = blocks.map(({ block }): Call<{ pulls: Float64Array }> => call('chapters', 'targetPull', block));
  let done = 0;
  let at = 0;
  let gathered: readonly Float64Array[] = [];
  for await (const answers of messagesInOrder(workers, calls, signal, atOnce)) {
    for (const { pulls } of answers) {
      const now = blocks[at];
      if (signal.aborted || !now) return;
      at += 1;
      const { first, rows } = now.block;
      if (first === 0) gathered = now.asked.rules.map(() => new Float64Array(now.asked.rows));
      gathered.forEach((of, rule) => of.set(pulls.subarray(rule * rows, (rule + 1) * rows), first));
      done += rows;
      if (first + rows === now.asked.rows) onResult(now.place, gathered);
    }
    onProgress?.(done, total);
  }
}

interface FiguresListener extends Omit<PullListener, 'onResult'> {
  /** The figures of a request: one for each of its rules. Another request's may come before. */
  onFigures: (place: number, figures: readonly PullFigures[]) => void;
}

/** The same for their figures, which are found in workers too: a sample of thousands is sorted for each. */
export async function pullFiguresRun(
  workers: Workers & Pick<WorkerPool, 'kind'>,
  requests: readonly PullsAsked[],
  { signal, onFigures, onProgress }: FiguresListener,
): Promise<void> {
  let found: Promise<void> | undefined;
  /** What has come since figures were asked for: theirs are asked for together, once those have come. */
  const brought: { place: number; pulls: readonly Float64Array[] }[] = [];
  const find = async (): Promise<void> => {
    while (brought.length > 0) {
      const all = brought.splice(0);
      const calls = all.flatMap(({ pulls }) => pulls).map((each) => call('chapters', 'pullFigures', each));
      const figures = await workers.runAll(calls, { signal, prompt: true });
      for (const { place, pulls } of all) if (!signal.aborted) onFigures(place, figures.splice(0, pulls.length));
    }
    found = undefined;
  };
  await pullRun(workers, requests, {
    signal,
    onResult: (place, pulls) => brought.push({ place, pulls }),
    onProgress: (done, total) => {
      onProgress?.(done, total);
      if (brought.length > 0) found ??= find();
      // It may fail before it is waited for.
      found?.catch(() => undefined);
    },
  });
  await found;
}

function blocksOf(asked: PullsAsked, most: number): TargetPullInput[] {
  const rows = rowsOfBlock(asked, most);
  return Array.from({ length: Math.ceil(asked.rows / rows) }, (_, block) => ({
    ...asked,
    first: block * rows,
    rows: Math.min(rows, asked.rows - block * rows),
  }));
}

/** At least one; more than the core permits is refused by the core. */
function rowsOfBlock({ keys, d, rules }: PullsAsked, most: number): number {
  return Math.max(1, Math.floor(most / (keys * (d + 128) * (rules.length + 4))));
}
