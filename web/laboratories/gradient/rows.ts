// Many rows under three rules: what is asked of the core; which rows have a name; how one is chosen.
import { type TemplateResult, html, nothing } from 'lit';
import { passed } from '../../core/frame.ts';
import type { GradientRows, GradientRowsInput } from '../../core/chapters-experiments.ts';
import { call } from '../../core/protocol.ts';
import { sharedPool } from '../../core/shared-pool.ts';
import { whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';
import { another, type Binding } from '../../kit/settings.ts';
import { sameParts } from '../../kit/debounce.ts';
import { symbols } from '../../kit/symbols.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { figureAt, nearestIn } from '../../kit/figure-at.ts';
import { Job } from '../../kit/job.ts';
import { holds } from '../../kit/watched-box.ts';
import type { gradientParameters } from './parameters.ts';
import type { PullFigures, TargetPullInput } from '../../core/chapters-gradients.ts';
import { pullFiguresRun } from '../../core/pull-run.ts';

/** The rules of the chapter, in order; also the ends of message keys. */
export const ruleNames = ['none', 'sqrt', 'linear'] as const;
export type RuleName = (typeof ruleNames)[number];

/** Rows × keys × d of one call, a d below 64 counted as 64: half of what the core permits, so that a slider that is dragged is followed. */
export const mostWork = 2_097_152;
const leastCost = 64;

/** Rows whose pulls are measured, and the work of all of them, as the core counts it: some two seconds. */
export const mostPulls = 4096;
const mostPullsWork = 3e9;

/** Which rows, whatever the rule. */
export type RowsAsked = Required<Omit<GradientRowsInput, 'rule' | 'first'>>;

/** The rows of the settings. */
export function rowsAsked(values: ValuesOf<typeof gradientParameters>): RowsAsked {
  const { dimension: d, keys, rows, causal, draw, seed } = values;
  return { seed, draw, d, keys, causal, rows: permittedRows({ rows, keys, d }) };
}

export type RowSets = Readonly<Record<RuleName, GradientRows>>;

/** As many rows as may be drawn at once. */
export function permittedRows({ rows, keys, d }: Pick<RowsAsked, 'rows' | 'keys' | 'd'>): number {
  return Math.min(rows, Math.floor(mostWork / (keys * Math.max(leastCost, d))));
}

/** Rows whose pulls are measured: at many keys and large d a half of 4,096, a quarter, and so on. */
export function permittedPulls({ keys, d }: Pick<RowsAsked, 'keys' | 'd'>): number {
  const cost = keys * (d + 128) * (ruleNames.length + 4);
  let rows = mostPulls;
  while (rows > 1 && rows * cost > mostPullsWork) rows /= 2;
  return rows;
}

/** What the core is asked for under one of the rules. */
export function rowsInput(asked: RowsAsked, rule: RuleName): GradientRowsInput {
  return { ...asked, rule: { id: rule, parameter: 0 } };
}

// The rows under the three rules, drawn in workers; they are shown together once all are there.

export interface Computed {
  asked: RowsAsked;
  sets: RowSets;
}

export class RowSetsRun extends Job {
  /** The last complete ones. */
  computed: Computed | undefined;
  #wanted: RowsAsked | undefined;

  /** Whether what is on show is what was last asked for. */
  get settled(): boolean {
    return this.#wanted !== undefined && same(this.computed?.asked, this.#wanted);
  }

  /** What is under way is finished first, so that a slider that is dragged shows what it passes. */
  ask(asked: RowsAsked): void {
    this.#wanted = asked;
    if (!this.running && !this.settled) void this.#run(asked);
  }

  async #run(asked: RowsAsked): Promise<void> {
    await this.begin(async ({ signal }) => {
      const pool = await sharedPool();
      const sets = ruleNames.map(async (rule) => {
        const rows = call('chapters', 'gradientRows', rowsInput(asked, rule));
        return [rule, await pool.run(rows, { signal, prompt: true })] as const;
      });
      const computed = { asked, sets: Object.fromEntries(await Promise.all(sets)) as RowSets };
      if (!signal.aborted) this.computed = computed;
    });
    if (this.state === 'done' && this.#wanted && !this.settled) await this.#run(this.#wanted);
  }
}

/** Fewer rows are a prefix of more, but their mean and median are others. */
function same<Asked extends object>(a: Asked | undefined, b: Asked): boolean {
  return a !== undefined && sameParts(Object.values(a), Object.values(b));
}

/** Rows counted from 1: the one nearest to the median pull without scaling, and the one with the most. */
export function knownRows({ none }: RowSets): Record<'typicalRow' | 'luckyRow', number> {
  const { pull, summary } = none;
  return { typicalRow: nearestIn(pull, summary.pull.median) + 1, luckyRow: nearestIn(pull, summary.pull.most) + 1 };
}

// One draw, then many: how many rows are drawn, others in their place, and which row is looked at.

const steps = [1, 10, 100, 500];

/** "1 row", "500 rows" */
export const rowsText = (count: number): string => sayCounted('gradient.rows', count, { rows: whole(count) });

/** How many keys rows have, in words: 64, or 1 to 64. */
export function keysOf({ keys, causal }: Pick<RowsAsked, 'keys' | 'causal'>): string {
  return causal ? say('gradient.keys.causal', { keys: whole(keys) }) : whole(keys);
}

/** A row by its number, under a causal mask with how many keys it has. */
export function rowName({ sets, asked }: Computed, row: number): string {
  const keys = figureAt(sets.sqrt.keys, row - 1);
  return asked.causal ? sayCounted('gradient.rowWith', keys, { row: whole(row), keys: whole(keys) }) : whole(row);
}

/** Says where fewer rows are drawn than are set, or fewer measured than usual. */
export function fewerNote(asked: RowsAsked, rows: number): TemplateResult {
  const pulls = permittedPulls(asked);
  const fewer = rows > asked.rows && asked.rows === permittedRows({ ...asked, rows });
  const words = { d: whole(asked.d), keys: keysOf(asked), rows: whole(asked.rows), pulls: whole(pulls) };
  const note = html`<p class="note">${symbols(sayCounted('gradient.fewer', asked.rows, words))}</p>`;
  return html`<div class="fewer held" ${holds()}>${fewer || pulls < mostPulls ? note : nothing}</div>`;
}

type Rows = Binding<typeof gradientParameters>;

export function rowsControl(of: Rows): TemplateResult {
  const { rows } = of.values();
  return html`<div class="keys-choice rows" role="group" aria-label=${say('parameter.rows')} data-parameter="rows">
    <span>${say('gradient.draw')}</span>
    ${steps.map((count) => button(rowsText(count), () => of.onSet({ rows: count }), { pressed: count === rows }))}
    ${another(of, { look: 'quiet' })}
  </div>`;
}

/** Brings a row on show by what it is. */
export function looked(of: Rows, known: ReturnType<typeof knownRows>, row: number): TemplateResult {
  return html`<div class="keys-choice rows" role="group" aria-label=${say('gradient.look')} data-parameter="row">
    <span>${say('gradient.look')}</span>
    ${(['typicalRow', 'luckyRow'] as const).map((name) =>
      button(say(`gradient.${name}`), () => of.onSet({ row: known[name] }), { pressed: known[name] === row }),
    )}
  </div>`;
}

// Measures the target's pull under the three rules on as many rows as say what is typical, in workers.

/** Of which vectors. */
export type PullsAsked = Required<Omit<TargetPullInput, 'rules' | 'rows' | 'first' | 'z'>>;

export function pullsAsked({ seed, draw, d, keys, causal }: PullsAsked): PullsAsked {
  return { seed, draw, d, keys, causal };
}

export interface Pulls {
  asked: PullsAsked & { rows: number };
  figures: Readonly<Record<RuleName, PullFigures>>;
}

/** Milliseconds without a change before others are measured: a slider that moves on sends workers nothing that they drop again. */
const pause = 100;

export class PullsRun extends Job {
  /** The last complete ones. */
  #computed: Pulls | undefined;
  #wanted: PullsAsked | undefined;

  protected override forgotten(): void {
    this.#wanted = undefined;
  }

  /** The pulls of these vectors, if they are the last that were measured. */
  of(asked: PullsAsked): Pulls | undefined {
    return samePulls(this.#computed?.asked, asked) ? this.#computed : undefined;
  }

  /** What is under way gives way to what is asked now. */
  ask(of: PullsAsked): void {
    const wanted = pullsAsked(of);
    if (samePulls(this.#wanted, wanted)) return;
    this.#wanted = wanted;
    this.cancel();
    if (this.of(wanted)) return;
    const asked = { ...wanted, rows: permittedPulls(wanted) };
    const rules = ruleNames.map((id) => ({ id, parameter: 0 }));
    void this.begin(async ({ signal }) => {
      if (this.#computed) await passed(pause);
      await pullFiguresRun(await sharedPool(), [{ ...asked, rules }], {
        signal,
        onFigures: (_, found) => {
          const figures = ruleNames.map((rule, place) => [rule, found[place]] as const);
          this.#computed = { asked, figures: Object.fromEntries(figures) as Pulls['figures'] };
        },
      });
    });
  }
}

export function samePulls(a: PullsAsked | undefined, b: PullsAsked): boolean {
  return a !== undefined && same(pullsAsked(a), pullsAsked(b));
}
