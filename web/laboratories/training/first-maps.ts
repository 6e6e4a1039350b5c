// What the heads attend to before they learn, rule by rule: initial weights and their maps, both made in workers.
import type { ReactiveControllerHost } from 'lit';
import { call, partOf } from '../../core/protocol.ts';
import { latePool } from '../../core/shared-pool.ts';
import type { TrainingMap, TrainingSettings } from '../../core/training-client.ts';

export class FirstMaps {
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #onFailure: (thrown: unknown) => void;
  #wanted: readonly TrainingSettings[] = [];
  /** What was made last, as text: equal for equal maps. */
  #made = '[]';
  #maps: ReadonlyMap<string, TrainingMap> = new Map();
  #busy = false;
  /** Whether the present wishes may be tried: what has failed waits for others. */
  #due = false;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>, onFailure: (thrown: unknown) => void) {
    this.#host = host;
    this.#onFailure = onFailure;
  }

  /** The map of a rule, of earlier settings until that of the present ones has come. */
  of(rule: string): TrainingMap | undefined {
    return this.#maps.get(rule);
  }

  /** One of each rule is to be seen, where they are looked at. */
  ask(wanted: readonly TrainingSettings[]): void {
    this.#wanted = wanted;
    this.#due = true;
  }

  /** They are drawn. What is under way is finished first, so that a slider that is dragged shows what it passes. */
  look(): void {
    if (this.#due && !this.#busy) void this.#make();
    this.#due = false;
  }

  async #make(): Promise<void> {
    this.#busy = true;
    try {
      for (let wanted = this.#wanted; JSON.stringify(wanted) !== this.#made; wanted = this.#wanted) {
        this.#made = JSON.stringify(wanted);
        const maps = wanted.map(async (settings) => [settings.rule.id, await mapOf(settings)] as const);
        this.#maps = new Map(await Promise.all(maps));
        this.#host.requestUpdate();
      }
    } catch (thrown) {
      this.#made = '[]';
      this.#onFailure(thrown);
    } finally {
      this.#busy = false;
    }
  }
}

async function mapOf(settings: TrainingSettings): Promise<TrainingMap> {
  const start = call('training', 'startTraining', settings);
  const map = call('training', 'trainingMap', settings, partOf(start));
  const [, made] = await latePool.runAll<unknown>([start, map], { prompt: true });
  return made as TrainingMap;
}
