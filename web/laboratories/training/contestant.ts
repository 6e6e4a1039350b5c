// One run of the comparison, and the state it had after the last step that is asked for.
import { TrainingRun, type AdvanceOptions, type TrainingMeans, type TrainingPlan } from '../../core/training-run.ts';

export class Contestant {
  readonly run: TrainingRun;
  /** The steps that are asked for. */
  readonly steps: number;
  #trained: Float64Array | null = null;

  constructor(plan: TrainingPlan, means: TrainingMeans, steps: number, from?: TrainingRun) {
    this.run = from && from.step <= steps ? from.copy() : new TrainingRun(plan, means);
    this.steps = steps;
    if (this.run.step === steps) this.#trained = this.run.state;
  }

  /** A row for each step, and one for the weights after the last. */
  get records(): Float64Array {
    return this.run.records;
  }

  /** Steps done, of those that are asked for; a run that has ended has no more to do. */
  get done(): number {
    return this.run.ended ? this.steps : Math.min(this.run.step, this.steps);
  }

  /** Whether its last record is there. */
  get complete(): boolean {
    return this.run.ended || this.run.step > this.steps;
  }

  /** After exactly the steps that are asked for; null before, and where it diverged. */
  get trained(): Float64Array | null {
    return this.#trained;
  }

  /** Up to so many steps; what comes of the last one is looked at by a step of its own, which changes nothing on show. */
  async advance(upTo: number, options: AdvanceOptions): Promise<void> {
    await this.run.advance(Math.min(upTo, this.steps), options);
    if (this.run.step < this.steps || this.run.ended) return;
    if (this.run.step === this.steps) this.#trained = this.run.state;
    await this.run.advance(this.steps + 1, options);
  }
}
