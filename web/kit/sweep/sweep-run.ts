// A sweep under way or done: its reports so far, its progress, and the way to stop it. The last reports stay until new ones come;
// what is known of the same draws is not run again.
import { type TemplateResult, html, nothing } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { computesOnPage, sharedPool } from '../../core/shared-pool.ts';
import { type SweepProgress, type SweepRequest, runSweep } from '../../core/sweep.ts';
import type { DimensionReport, RuleChoice, ScaleRule } from '../../core/types.ts';
import { button } from '../buttons.ts';
import { Job, type JobHost, standing } from '../job.ts';
import { percent, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';

type Reports = ReadonlyMap<number, DimensionReport>;

export class SweepRun extends Job {
  /** What was last started; undefined where that was broken off by leaving the page, or failed. */
  asked: SweepRequest | undefined;
  /** What the reports were asked with, which may lag behind; undefined before the first. */
  request: SweepRequest | undefined;
  reports: Reports = new Map();
  readonly #onStart: () => void;
  /** Reports that are complete, and the draws that they are of. */
  #complete: { draws: string; reports: Reports } = { draws: '', reports: new Map() };

  /** onStart   called before each start: what failed before is tried again */
  constructor(host: JobHost, onFailure: (thrown: unknown) => void, onStart: () => void = () => undefined) {
    super(host, onFailure);
    this.#onStart = onStart;
  }

  protected override forgotten(): void {
    this.asked = undefined;
  }

  /** Runs what is missing; a sweep under way is given up. */
  async start(request: SweepRequest, core: CoreClient): Promise<void> {
    this.#onStart();
    this.asked = request;
    const draws = JSON.stringify(request.specification);
    const known: Reports = this.#complete.draws === draws ? this.#complete.reports : new Map();
    const missing = request.dimensions.filter((d) => !known.has(d));
    const take = (reports: readonly (DimensionReport | null)[]): void => {
      this.request = request;
      this.reports = new Map([...known, ...reports.flatMap((report) => (report ? [[report.d, report] as const] : []))]);
    };
    await this.begin(async ({ signal, progress }) => {
      const onProgress = ({ done, total, reports }: SweepProgress): void => {
        if (signal.aborted) return;
        take(reports);
        progress(done, total);
      };
      const means = { core, pool: sharedPool() };
      // The first picture waits for no worker; later ones find them there.
      const prompt = this.reports.size === 0;
      const reports = await runSweep({ ...request, dimensions: missing }, means, { signal, onProgress, prompt });
      if (signal.aborted) return;
      take(reports);
      this.#complete = { draws, reports: this.reports };
    });
  }

  /** Goes on with it, or starts anew what is known already, for a reader who wants to see it run. */
  async again(request: SweepRequest, core: CoreClient): Promise<void> {
    if (this.state === 'done') this.#complete = { draws: '', reports: new Map() };
    await this.start(request, core);
  }
}

// From the settings of the sweep to what the core is asked for.

interface SweepSettings {
  seed: string;
  samples: number;
  keys: number;
  dimensions: readonly number[];
  focus: number;
  exponent: number;
  constant: number;
}

/** All rules, each with the reader's parameter. */
function chosenRules(rules: readonly ScaleRule[], { exponent, constant }: SweepSettings): RuleChoice[] {
  return rules.map(({ id }) => ({ id, parameter: id === 'power' ? exponent : id === 'constant' ? constant : 0 }));
}

/** The grid with the d in focus in it. */
export function gridWith(dimensions: readonly number[], focus: number): number[] {
  return [...new Set([...dimensions, focus])].sort((a, b) => a - b);
}

export function sweepRequest(settings: SweepSettings, rules: readonly ScaleRule[]): SweepRequest {
  const { seed, samples, keys, dimensions, focus } = settings;
  return {
    specification: { seed, samples, keys, rules: chosenRules(rules, settings) },
    dimensions: gridWith(dimensions, focus),
    focus,
  };
}

/** Whether what was asked earlier answers what is asked now: the same draws, and every d of the grid. */
export function answers(earlier: SweepRequest | undefined, asked: SweepRequest): boolean {
  if (!earlier || JSON.stringify(earlier.specification) !== JSON.stringify(asked.specification)) return false;
  return asked.dimensions.every((d) => earlier.dimensions.includes(d));
}

// Where the sweep stands: a bar, words, and the button that runs or cancels.

export function progress(run: SweepRun, onRun: () => void): TemplateResult {
  const { state, done, total, running } = run;
  const press = (): void => {
    if (running) run.cancel();
    else onRun();
  };
  return html`<div class="run" data-state=${state}>
      ${button(say(running ? 'sweep.cancel' : state === 'idle' ? 'sweep.start' : 'sweep.run'), press)}
      ${standing({ done: state === 'idle' ? 0 : done, total, label: say('sweep.progressLabel'), text: words(run) })}
    </div>
    ${onPage()}`;
}

/** Says so where no worker may run: what takes a second elsewhere may take several. */
export function onPage(): TemplateResult | typeof nothing {
  return computesOnPage() ? html`<p class="note">${say('sweep.onPage')}</p>` : nothing;
}

function words({ state, done, total, request }: SweepRun): string {
  if (state === 'cancelled') return say('sweep.cancelled');
  if (state === 'running' && total === 0) return say('sweep.starting');
  if (state === 'running') return say('sweep.progress', { share: percent(done / total) });
  if (state === 'idle' || !request) return '';
  const { specification, dimensions } = request;
  const samples = whole(specification.samples);
  if (dimensions.length === 1) return say('sweep.done.one', { samples });
  return say('sweep.done', { samples, dimensions: whole(dimensions.length) });
}
