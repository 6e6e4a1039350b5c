// One visit as a learning platform sees it: begun once, told of what has changed when the reader pauses, ended once.
import type { Platform } from './platform.ts';
import { type SavedProgress, type Progress, type Score, nothing } from './progress.ts';
import { type Read, read, write } from './suspend-data.ts';

// How long a visit has lasted, as SCORM 1.2 writes it: HHHH:MM:SS.SS.

/** milliseconds  0 or more; past 9999 hours nothing is counted any more */
export function sessionTime(milliseconds: number): string {
  const hundredths = Math.min(Math.max(0, Math.floor(milliseconds / 10)), 9999 * 360_000);
  const part = (unit: number, size: number, digits: number): string =>
    String(Math.floor(hundredths / unit) % size).padStart(digits, '0');
  return `${part(360_000, 10_000, 4)}:${part(6000, 60, 2)}:${part(100, 60, 2)}.${part(1, 100, 2)}`;
}

/** Milliseconds from a change to its being told: what happens meanwhile is told with it. */
const pause = 1500;

/** What stands about the visit beside its progress. */
export type Note =
  /** No platform is there, or it does not begin. */
  | { kind: 'noPlatform' | 'notBegun' }
  /** What was kept of an earlier visit cannot be read. */
  | { kind: Exclude<Read['kind'], 'kept' | 'none'> }
  /** Visits of this kind are not recorded. */
  | { kind: 'unrecorded' }
  /** The reader goes on where the last visit ended. */
  | { kind: 'resumed' }
  /** Too much for the platform: the settings of these laboratories, or these sheets, are not kept. */
  | { kind: 'settings' | 'sheets'; count: number };

export class Session {
  readonly #platform: Platform;
  readonly #now: () => number;
  readonly #onNote: () => void;
  readonly #told = new Map<string, string>();
  readonly #start: number;
  #begun: Note | undefined;
  #leftOut: Note[] = [];
  /** Not for the record: neither read nor written by the rules of the platform. */
  #recorded = true;
  /** What the platform keeps is of a later form, and stays as it is. */
  #newer = false;
  /** What it keeps cannot be read; it stays until the reader has come further. */
  #unread = false;
  #status = '';
  #score = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finished = false;

  /** `now`: milliseconds of a clock that does not go back; `onNote`: something else is to be said. */
  constructor(platform: Platform, now: () => number, onNote: () => void) {
    this.#platform = platform;
    this.#now = now;
    this.#onNote = onNote;
    this.#start = now();
  }

  /** What is to be said of the visit. */
  get notes(): Note[] {
    return [...(this.#begun ? [this.#begun] : []), ...this.#leftOut];
  }

  /** Begins; gives what was kept, undefined where the platform does not begin. */
  begin(): SavedProgress | undefined {
    if (!this.#platform.initialize()) return undefined;
    this.#status = this.#platform.get('cmi.core.lesson_status').trim().toLowerCase();
    this.#recorded = !['browse', 'review'].includes(this.#platform.get('cmi.core.lesson_mode', true).trim());
    const score = this.#platform.get('cmi.core.score.raw').trim();
    if (score !== '' && Number.isFinite(Number(score))) this.#score = Number(score);
    const data = read(this.#platform.get('cmi.suspend_data'));
    this.#newer = data.kind === 'newer';
    this.#unread = data.kind === 'foreign' || data.kind === 'malformed';
    if (!this.#recorded) this.#begun = { kind: 'unrecorded' };
    else if (data.kind === 'kept') this.#begun = { kind: 'resumed' };
    else if (data.kind !== 'none') this.#begun = { kind: data.kind };
    return data.kind === 'kept' ? data.kept : nothing;
  }

  /** Something has changed: `later` is called, and told, after a pause. */
  changed(later: () => void): void {
    if (this.#finished) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      later();
    }, pause);
  }

  /** Tells the platform how things stand, and asks it to keep that. `settings`: fragment of the address without "#". */
  tell(progress: Progress, settings: string): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#finished || !this.#recorded) return;
    const status = this.#statusOf(progress);
    if (status !== undefined) this.#set('cmi.core.lesson_status', status);
    if (progress.best) this.#tellScore(progress.best);
    if (progress.place) this.#set('cmi.core.lesson_location', progress.place.chapter);
    this.#keep(progress.kept(settings));
    this.#set('cmi.core.exit', 'suspend');
    this.#set('cmi.core.session_time', sessionTime(this.#now() - this.#start));
    this.#platform.commit();
  }

  /** The reader leaves. */
  finish(progress: Progress, settings: string): void {
    if (this.#finished) return;
    this.tell(progress, settings);
    this.#finished = true;
    this.#platform.finish();
  }

  /** Passed and completed stay, and so does failed until everything is reached. */
  #statusOf({ complete }: Progress): 'completed' | 'incomplete' | undefined {
    if (this.#status === 'passed' || this.#status === 'completed') return undefined;
    if (complete) return 'completed';
    return this.#status === 'failed' ? undefined : 'incomplete';
  }

  /** The platform's score is never lowered. */
  #tellScore(best: Score): void {
    const score = percent(best);
    if (score < this.#score) return;
    this.#set('cmi.core.score.min', '0');
    this.#set('cmi.core.score.max', '100');
    this.#set('cmi.core.score.raw', String(score));
  }

  #keep(kept: SavedProgress): void {
    if (this.#newer) return;
    if (this.#unread && kept.done.length === 0 && kept.sheets.size === 0) return;
    const { text, withoutSettings, withoutSheets } = write(kept);
    this.#set('cmi.suspend_data', text);
    const before = JSON.stringify(this.#leftOut);
    this.#leftOut = [
      ...(withoutSheets.length > 0 ? [{ kind: 'sheets' as const, count: withoutSheets.length }] : []),
      ...(withoutSettings.length > 0 ? [{ kind: 'settings' as const, count: withoutSettings.length }] : []),
    ];
    if (JSON.stringify(this.#leftOut) !== before) this.#onNote();
  }

  /** What the platform has taken is not told again. */
  #set(element: string, value: string): void {
    if (this.#told.get(element) === value) return;
    if (this.#platform.set(element, value)) this.#told.set(element, value);
  }
}

/** Scores of SCORM 1.2 lie between 0 and 100. */
export function percent({ right, of }: Score): number {
  return Number(((100 * right) / of).toFixed(2));
}
