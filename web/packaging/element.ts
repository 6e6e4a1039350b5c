// What every element of the package is to a page that uses it: its type and its events.

/**
 * A laboratory. Its parameters are properties too, each of a type of its own. These are attributes, null where they are not set.
 * `Result` is what it tells by dk-result.
 */
export interface LaboratoryElement<Result = FiguresTold> extends HTMLElement {
  addEventListener: Listening<LaboratoryEvents<Result>, AddEventListenerOptions>;
  removeEventListener: Listening<LaboratoryEvents<Result>, EventListenerOptions>;
  /** "on" or true asks for a guess before anything is shown; "off" does not even offer one. */
  get guess(): string | null;
  set guess(value: string | boolean | null | undefined);
  /** Names of parameters that the reader does not set. */
  get hide(): string | null;
  set hide(value: string | readonly string[] | null | undefined);
  /** "auto", "light" or "dark". */
  get theme(): string | null;
  set theme(value: string | null | undefined);
  /** 1 to 6. */
  get headingLevel(): string | null;
  set headingLevel(value: string | number | null | undefined);
  /** One picture and one strip of controls in the element's box; "title", "sentence" or both add these. */
  get compact(): string | null;
  set compact(value: string | boolean | null | undefined);
  /** The name of the one picture that is shown. */
  get show(): string | null;
  set show(value: string | null | undefined);
  /** The address of a lesson to which links and snippets may lead. */
  get shareBase(): string | null;
  set shareBase(value: string | null | undefined);
  /** Settled when what was set last is on show. */
  readonly updateComplete: Promise<boolean>;
}

/** Takes listeners to events of its own and to those of every element. */
interface Listening<Events, Options> {
  <Name extends keyof Events>(name: Name, heard: (event: Events[Name]) => unknown, options?: boolean | Options): void;
  <Name extends keyof HTMLElementEventMap>(
    name: Name,
    heard: (event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | Options,
  ): void;
  (name: string, heard: EventListenerOrEventListenerObject, options?: boolean | Options): void;
}

/** Which element tells it. */
export interface Told {
  readonly laboratory: string;
}

/** Of dk-ready and dk-change: the values in force by the names of parameters. */
export interface SettingsTold extends Told {
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Of dk-result: what Save CSV saves. */
export interface FiguresTold extends Told {
  readonly parameters: Readonly<Record<string, string | number | null>>;
  /** Decimal text; null where nothing is random. */
  readonly seed: string | null;
  readonly version: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Of dk-result of <dk-quiz>: an answer. */
export interface AnswerTold {
  readonly laboratory?: undefined;
  readonly item: string;
  readonly correct: boolean;
  readonly answer: string | number;
  /** Answers to this item so far. */
  readonly attempts: number;
  /** Items that were right at the first attempt, of all on the sheet. */
  readonly score: number;
  readonly of: number;
}

/** Of dk-guess: whether the question at the top was answered, or its answer asked for. */
export interface GuessTold extends Told {
  readonly given: boolean;
}

/** Of dk-error: what was refused. */
export interface RefusalTold extends Told {
  readonly parameter: string;
  readonly value: string;
  readonly range: string;
  readonly code: string;
}

/** The events by their names; <dk-quiz> tells results of its own. */
export interface LaboratoryEvents<Result = FiguresTold> {
  'dk-ready': CustomEvent<SettingsTold>;
  'dk-change': CustomEvent<SettingsTold>;
  'dk-result': CustomEvent<Result>;
  'dk-guess': CustomEvent<GuessTold>;
  'dk-error': CustomEvent<RefusalTold>;
}

declare global {
  interface GlobalEventHandlersEventMap extends LaboratoryEvents<FiguresTold | AnswerTold> {}
}
