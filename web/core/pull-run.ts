// Measures many pulls block by block and between frames, so that the reader is never kept waiting.
import type { ChaptersClient } from './chapters-client.ts';
import { type PullsAsked, mostPullWork } from './chapters-gradients.ts';

/** Milliseconds of work before the page has its turn. */
const slice = 12;
/** Work of one block: what takes a few milliseconds. */
export const blockWork = mostPullWork / 4;

export interface PullListener {
  /** Request number `place`, counted from 0, is done: for each of its rules, the pulls of all rows. */
  result: (place: number, pulls: readonly Float64Array[]) => void;
  /** After each slice, and at the end with done equal to total. Rows, of all requests. */
  progress?: (done: number, total: number) => void;
  /** A refusal of the core; nothing follows. */
  failure: (thrown: unknown) => void;
}

export interface PullRun {
  /** Nothing is told any more. */
  cancel: () => void;
}

/** Works through the requests in their order. The first block is computed in a later task. */
export function pullRun(
  chapters: Pick<ChaptersClient, 'targetPull'>,
  requests: readonly PullsAsked[],
  listener: PullListener,
): PullRun {
  const total = requests.reduce((rows, asked) => rows + asked.rows, 0);
  let done = 0;
  let place = 0;
  let first = 0;
  let gathered: readonly Float64Array[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelled = false;

  /** One block of the request under way. */
  function block(asked: PullsAsked): void {
    if (first === 0) gathered = asked.rules.map(() => new Float64Array(asked.rows));
    const rows = Math.min(rowsOfBlock(asked), asked.rows - first);
    const { pulls } = chapters.targetPull({ ...asked, first, rows });
    gathered.forEach((of, rule) => {
      of.set(pulls.subarray(rule * rows, (rule + 1) * rows), first);
    });
    first += rows;
    done += rows;
    if (first < asked.rows) return;
    listener.result(place, gathered);
    place += 1;
    first = 0;
  }

  function work(): void {
    const begun = performance.now();
    try {
      let asked = requests[place];
      while (asked && !cancelled && performance.now() - begun < slice) {
        block(asked);
        asked = requests[place];
      }
    } catch (thrown) {
      if (!cancelled) listener.failure(thrown);
      return;
    }
    if (cancelled) return;
    listener.progress?.(done, total);
    if (place < requests.length) timer = setTimeout(work);
  }

  timer = setTimeout(work);
  return {
    cancel: () => {
      cancelled = true;
      clearTimeout(timer);
    },
  };
}

/** At least one; more than the core permits is refused by the core. */
function rowsOfBlock({ keys, d, rules }: PullsAsked): number {
  return Math.max(1, Math.floor(blockWork / (keys * (d + 128) * (rules.length + 4))));
}
