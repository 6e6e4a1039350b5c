// What is known of a running sweep: a merge and a report for each d; only reports whose merge changed are made anew.
import { ChunkMerge } from './chunk-merge.ts';
import type { CoreClient } from './client.ts';
import type { DimensionReport, SweepSpecification } from './types.ts';

export class SweepBoard {
  readonly #core: CoreClient;
  readonly #specification: SweepSpecification;
  readonly #merges = new Map<number, ChunkMerge>();
  readonly #reports = new Map<number, DimensionReport>();
  /** Values of d whose report is out of date, the longest waiting first. */
  readonly #stale = new Set<number>();
  #done = 0;

  constructor(core: CoreClient, specification: SweepSpecification, dimensions: readonly number[]) {
    this.#core = core;
    this.#specification = specification;
    for (const d of dimensions) {
      this.#merges.set(d, new ChunkMerge((earlier, later) => core.mergeSummaries(earlier, later)));
    }
  }

  /** Chunks that have come. */
  get done(): number {
    return this.#done;
  }

  /** Whether a report is out of date. */
  get stale(): boolean {
    return this.#stale.size > 0;
  }

  /** Takes the summaries of some chunks of d, the first of which is `chunk`. */
  accept(d: number, chunk: number, summaries: readonly Float64Array[]): void {
    this.#done += summaries.length;
    summaries.forEach((summary, place) => {
      if (this.#merges.get(d)?.accept(chunk + place, summary) === true) this.#stale.add(d);
    });
  }

  report(d: number): DimensionReport | null {
    return this.#reports.get(d) ?? null;
  }

  /** Makes reports anew for at most so many milliseconds, one at least; gives their d. */
  refresh(budget: number): number[] {
    const until = performance.now() + budget;
    const changed: number[] = [];
    for (const d of this.#stale) {
      const summary = this.#merges.get(d)?.merged ?? null;
      if (summary === null) continue;
      this.#reports.set(d, this.#core.sweepReport(this.#specification, d, summary));
      this.#stale.delete(d);
      changed.push(d);
      if (performance.now() >= until) break;
    }
    return changed;
  }
}
