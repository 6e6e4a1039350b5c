// The summary of one d as it stands in a file of results: all its chunks, run here; the fingerprint that it carries; and where two of them differ.
import { ChunkMerge } from '../../core/sweep.ts';
import { type SweepPool, chunksAtOnce, jobsInOrder, runChunks } from '../../core/sweep-chunks.ts';
import type { CoreClient } from '../../core/client.ts';
import type { SweepSpecification } from '../../core/types.ts';

interface SummaryOptions {
  signal?: AbortSignal | undefined;
  /** Called for every chunk that is done. */
  onChunk?: (() => void) | undefined;
}

/** Chunks under way for each worker. */
const underWay = 3;

/**
 * The summary of all chunks of one d, with the same bits for any number of workers.
 *
 * rejects  the signal's reason; CoreRefusal where the core refuses a value; CoreUnavailable
 */
export async function runSummary(
  { specification, d }: { specification: SweepSpecification; d: number },
  { core, pool }: { core: CoreClient; pool: SweepPool },
  { signal, onChunk }: SummaryOptions = {},
): Promise<Float64Array> {
  const chunks = core.sweepChunks(specification.samples);
  const merge = new ChunkMerge((earlier, later) => core.mergeSummaries(earlier, later));
  const stop = new AbortController();
  const cancel = (): void => stop.abort(signal?.reason);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', cancel);
  const jobs = jobsInOrder([d], chunks, () => chunksAtOnce(specification, chunks, d));
  const drive = async (): Promise<void> => {
    for (const { chunk, count } of jobs) {
      const summaries = await runChunks(pool, specification, { d, chunk, count }, stop.signal);
      summaries.forEach((summary, place) => {
        merge.accept(chunk + place, summary);
        onChunk?.();
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: underWay * Math.max(1, pool.size) }, drive));
  } finally {
    signal?.removeEventListener('abort', cancel);
    stop.abort();
  }
  if (merge.merged === null) throw new RangeError('a sweep has one chunk at least');
  return merge.merged;
}

/** The fingerprint that a summary carries: two words of 32 bits in its head, which the core has checked. */
export function fingerprintOf(summary: Float64Array): string {
  const word = (place: number): string => (summary[place] ?? 0).toString(16).padStart(8, '0');
  return word(1) + word(2);
}

/** Where a summary of a file and one of our own first differ, bit for bit (0 and −0 are two numbers); undefined where they do not. */
export function firstDifference(
  file: Float64Array,
  own: Float64Array,
): { place: number; file: number | undefined; own: number | undefined } | undefined {
  const places = Math.max(file.length, own.length);
  for (let place = 0; place < places; place += 1) {
    if (!Object.is(file[place], own[place])) return { place, file: file[place], own: own[place] };
  }
  return undefined;
}
