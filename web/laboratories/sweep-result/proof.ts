// Computes what stands in the file once more, here, and compares every number: same seed, same bits. The part that shows it.
import { type TemplateResult, html, nothing } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { sharedPool } from '../../core/shared-pool.ts';
import { firstDifference, runSummary } from './summary.ts';
import { localized, percent, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';
import { Job, standing } from '../../kit/job.ts';
import { onPage } from '../../kit/sweep/sweep-run.ts';
import { symbols } from '../../kit/symbols.ts';
import type { Result } from './result.ts';

/** What came out at one d. */
interface Verdict {
  numbers: number;
  /** Where the file and this page first differ; undefined where they have the same bits. */
  difference: ReturnType<typeof firstDifference>;
}

/** Entries that are drawn for a proof, at most, summed over the d asked for: a minute or so of two workers. */
const mostEntries = 20_000_000_000;

/** Entries that a proof draws. */
function entriesOf({ specification: { samples, keys } }: Result, dimensions: readonly number[]): number {
  return dimensions.reduce((sum, d) => sum + d * samples * (keys + 1), 0);
}

export class Proof extends Job {
  /** By d. */
  verdicts: ReadonlyMap<number, Verdict> = new Map();

  protected override forgotten(): void {
    this.show('idle');
  }

  /** Another file is on show: nothing is known of it. */
  forget(): void {
    this.cancel();
    this.verdicts = new Map();
    this.show('idle');
  }

  async start(core: CoreClient, result: Result, dimensions: readonly number[]): Promise<void> {
    const { specification } = result;
    const asked = result.dimensions.filter(({ d }) => dimensions.includes(d));
    this.verdicts = new Map([...this.verdicts].filter(([d]) => !dimensions.includes(d)));
    const chunks = asked.length * core.sweepChunks(specification.samples);
    await this.begin(async ({ signal, progress: tell }) => {
      let done = 0;
      const onChunk = (): void => tell((done += 1), chunks);
      tell(0, chunks);
      for (const { d, summary } of asked) {
        const own = await runSummary({ specification, d }, { core, pool: await sharedPool() }, { signal, onChunk });
        signal.throwIfAborted();
        const verdict = { numbers: summary.length, difference: firstDifference(summary, own) };
        this.verdicts = new Map([...this.verdicts, [d, verdict]]);
      }
    });
  }
}

// The proof: buttons that compute what stands in the file, how far that is, and what came out, d by d.

interface ProofPart {
  result: Result;
  focus: number;
  heading: TemplateResult;
  onStart: (dimensions: readonly number[]) => void;
}

export function proofPart(proof: Proof, { result, focus, heading, onStart }: ProofPart): TemplateResult {
  const all = result.dimensions.map(({ d }) => d);
  const { running, state } = proof;
  const d = whole(focus);
  const choices = [
    { name: say('sweep-result.proofOne', { d }), what: say('sweep-result.one', { d }), dimensions: [focus] },
    { name: say('sweep-result.proofAll'), what: say('sweep-result.every'), dimensions: all },
  ].map((each) => ({ ...each, entries: entriesOf(result, each.dimensions) }));
  const starting = ({ name, dimensions, entries }: (typeof choices)[number]): TemplateResult => {
    const start = (): void => onStart(dimensions);
    return button(symbols(name), start, { disabled: entries > mostEntries });
  };
  const cancel = (): void => proof.cancel();
  const costly = choices.filter(({ entries }) => entries > mostEntries);
  return html`<div class="proof">
    ${heading}
    <p class="what">${symbols(say('sweep-result.proofWhat'))}</p>
    <div class="run">
      ${running ? [button(say('sweep-result.cancel'), cancel), progress(proof)] : choices.map(starting)}
    </div>
    ${costly.map(
      ({ what, entries }) =>
        html`<p class="note">
          ${symbols(say('sweep-result.tooCostly', { what, entries: significant(entries), most: significant(mostEntries, 1) }))}
        </p>`,
    )}
    ${onPage()}
    <div class="verdicts" role="status">
      ${isWhole(proof, all) ? html`<p class="all">${say('sweep-result.allSame')}</p>` : nothing}
      ${[...proof.verdicts].sort(([a], [b]) => a - b).map(([at, verdict]) => outcome(at, verdict))}
      ${state === 'cancelled' ? html`<p>${say('sweep-result.cancelled')}</p>` : nothing}
    </div>
  </div>`;
}

/** Whether every d of a file of several has been found to have the same bits. */
function isWhole({ verdicts }: Proof, all: readonly number[]): boolean {
  const same = (d: number): boolean => verdicts.has(d) && verdicts.get(d)?.difference === undefined;
  return all.length > 1 && all.every(same);
}

function progress({ done, total }: Proof): TemplateResult {
  const text = say('sweep-result.progress', { share: percent(done / Math.max(1, total)) });
  return standing({ done, total, label: say('sweep-result.progressLabel'), text });
}

/** A number so that no bit of it is lost. */
const exact = (value: number | undefined): string =>
  value === undefined ? say('laboratory.none') : localized(Object.is(value, -0) ? '-0' : String(value));

function outcome(d: number, { numbers, difference }: Verdict): TemplateResult {
  const words = { d: whole(d), numbers: whole(numbers) };
  if (!difference)
    return html`<p class="same"><span aria-hidden="true">✓</span> ${symbols(say('sweep-result.same', words))}</p>`;
  const { place, file, own } = difference;
  const text = say('sweep-result.differs', { ...words, place: whole(place + 1), file: exact(file), own: exact(own) });
  return html`<p class="differs"><span aria-hidden="true">✗</span> ${symbols(text)}</p>`;
}
