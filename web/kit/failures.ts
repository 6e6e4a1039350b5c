// What keeps a laboratory from its picture: a start that failed, work or drawing that broke, a refusal that no control shows.
// All of it is said at the laboratory's head, and is gone once the same has worked.
import { type TemplateResult, html, noChange, nothing } from 'lit';
import { CoreRefusal, CoreUnavailable, detailOf } from '../core/refusal.ts';
import type { Refusal } from '../core/types.ts';
import { localized } from '../i18n/numbers.ts';
import { say, sayNamed } from '../i18n/say.ts';
import type { Note } from '../schema/url.ts';

class NotYetError extends Error {}

/** What has been computed. Where that is nothing so far, the laboratory says that it starts, and gives no file. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new NotYetError('no picture yet');
  return value;
}

export const starting = (): TemplateResult => html`<p class="waiting">${say('laboratory.starting')}</p>`;

/** What `make` draws, as soon as there is something. */
export function orStarting(make: () => TemplateResult): TemplateResult {
  try {
    return make();
  } catch (thrown) {
    if (thrown instanceof NotYetError) return starting();
    throw thrown;
  }
}

export class Failures {
  /** What the core refused of the present settings. */
  refusal: CoreRefusal | undefined;
  /** Why the laboratory is not dressed as its page asks, and what tries it again; no picture waits for it, and no work mends it. */
  unthemed: { thrown: unknown; again: () => void } | undefined;
  /** Why there is no picture, or why it goes no further. */
  #missing: { thrown: unknown } | undefined;
  /** What drawing threw. `late`: only after the drawing had begun, so that it is not tried again before something is changed. */
  #broken: { thrown: unknown; late: boolean } | undefined;
  /** Whether a control has shown the refusal in the drawing under way. */
  #claimed = false;

  get alert(): { thrown: unknown } | undefined {
    return this.#missing ?? this.unthemed ?? (this.#broken?.thrown instanceof CoreRefusal ? undefined : this.#broken);
  }

  /** The refusal, where nothing that was drawn shows it. */
  get unclaimed(): readonly CoreRefusal[] {
    return this.refusal && !this.#claimed ? [this.refusal] : [];
  }

  add(thrown: unknown): void {
    if (thrown instanceof CoreRefusal) this.refusal = thrown;
    else this.#missing = { thrown };
  }

  /** Something is tried anew. */
  clear(): void {
    this.refusal = this.#missing = this.#broken = undefined;
  }

  /** The refusal, for a control that shows what is refused of these parameters. */
  claim(shows: (parameter: string) => boolean): CoreRefusal | undefined {
    if (!this.refusal || !shows(this.refusal.parameter)) return undefined;
    this.#claimed = true;
    return this.refusal;
  }

  /** What `make` draws; what it throws is kept to be said, and the picture stays as it was. */
  drawn<T>(make: () => T): T | typeof noChange {
    this.#claimed = false;
    if (this.#broken?.late === true) return noChange;
    if (this.#broken && this.#broken.thrown === this.refusal) this.refusal = undefined;
    this.#broken = undefined;
    try {
      return make();
    } catch (thrown) {
      this.#broke(thrown, false);
      return noChange;
    }
  }

  /** A part that is drawn after the others threw; false where that is known already. */
  brokeLate(thrown: unknown): boolean {
    if (this.#broken?.late === true) return false;
    this.#broke(thrown, true);
    return true;
  }

  #broke(thrown: unknown, late: boolean): void {
    this.#claimed = false;
    this.#broken = { thrown, late };
    if (thrown instanceof CoreRefusal) this.refusal = thrown;
  }
}

/** Whether the browser is below its least version (docs/browsers.md), and something has failed for that. */
const tooOld = (thrown: unknown): boolean =>
  !('toSorted' in Array.prototype) && !(thrown instanceof CoreUnavailable && thrown.code === 'not-fetched');

export function missingSentence(thrown: unknown, started = false): string {
  if (tooOld(thrown)) return say('unavailable.too-old');
  if (!(thrown instanceof CoreUnavailable)) return say('unavailable.broken', { detail: detailOf(thrown) });
  const { code } = thrown;
  return (started ? sayNamed(`unavailable.started.${code}`) : undefined) ?? say(`unavailable.${code}`);
}

// From a refusal (of the parameter table or of the core) to the sentence beside the control.

/** What ParameterError and CoreRefusal have in common. */
export type Refused = Refusal;

/** Longer values are cut in the sentence; the control still holds them whole. */
const longest = 40;

/** A range as it is read: "−4 to 4" of "-4 … 4". */
const read = (range: string): string =>
  localized(range)
    .replace(/(?<!\w)-(?=\d)/g, '−')
    .replace(' … ', ` ${say('error.to')} `);

/** `named`: with the parameter's name, where no label beside it says which it is. */
export function refusalSentence({ code, parameter, value, range: permitted }: Refused, named = true): string {
  const name = sayNamed(`parameter.${parameter}`) ?? parameter;
  const reason = sayNamed(`error.reason.${code}`) ?? say('error.reason.other');
  const shown = value.length > longest ? `${value.slice(0, longest)}…` : value;
  const allowed = permitted === '' ? '' : ` ${say('error.allowed', { range: read(permitted) })}`;
  if (value === '') return (named ? `${name} ${reason}.` : say('error.noValue')) + allowed;
  return (named ? `${name}: ` : '') + say('error.sentence', { value: shown, reason }) + allowed;
}

/** The sentence of a refusal, marked by a sign as well as by colour, and what follows it; `named` where no label stands beside it. */
export function errorLine(id: string, error: Refused | undefined, after = '', named = false): TemplateResult {
  // No blank inside: an empty line takes no room.
  const text = error ? `⚠ ${refusalSentence(error, named)} ${after}`.trim() : nothing;
  return html`<p class="error" part="error" id=${id} aria-live="polite">${text}</p>`;
}

export function noteSentence({ code, parameter, value, used, range }: Note): string {
  const values = {
    parameter: sayNamed(`parameter.${parameter}`) ?? parameter,
    value: value.slice(0, 40),
    // A start value may be that nothing stands in its place.
    used: localized(used) || say('note.startValue'),
    range: read(range),
  };
  return sayNamed(`note.${code}`, values) ?? say('note.malformed', values);
}

// What is said above a laboratory: what the address, an attribute or the settings ask in vain, and why there is no picture.

export function notesAbove(
  notes: readonly Note[],
  refused: readonly Refused[],
  missing: { thrown: unknown } | undefined,
  /** Tries again what failed; whether the laboratory has started. */
  { onAgain, started }: { onAgain: () => unknown; started: boolean },
): unknown {
  const sentences = [...notes.map(noteSentence), ...refused.map((each) => `⚠ ${refusalSentence(each)}`)];
  return [
    sentences.map((sentence) => html`<p class="note" part="note">${sentence}</p>`),
    missing ? said(missing.thrown, onAgain, started) : nothing,
  ];
}

function said(thrown: unknown, onAgain: () => unknown, started: boolean): TemplateResult {
  // What the browser does not have will not come by asking twice.
  const lasting =
    tooOld(thrown) || (thrown instanceof CoreUnavailable && ['no-webassembly', 'no-simd'].includes(thrown.code));
  return html`<p class="missing" part="note" role="alert">
    ${missingSentence(thrown, started)}
    ${lasting ? nothing : html`<button type="button" @click=${onAgain}>${say('unavailable.again')}</button>`}
  </p>`;
}
