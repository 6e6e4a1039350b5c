// The reader's guess: asked for where the page wants it, offered elsewhere, remembered while the page is open. What shows it is fetched where there
// is a question.
import type { LitElement, TemplateResult } from 'lit';
import { fetchModule } from '../../core/fetch-module.ts';
import { nextTurn } from '../../core/frame.ts';
import { catalogue } from '../../i18n/say.ts';
import { languageAt } from '../page/locale.ts';
import { answersHidden } from '../page/page-address.ts';
import type { GuessView } from './guess-view.ts';
import type { Guessing, GuessState, Outcome, Question } from './question.ts';

export class Guess implements Guessing {
  /** Everything is open from the start, to readers whom nobody asks to guess first. */
  state: GuessState = 'skipped';
  /** The guess on the slider or committed; undefined before the reader has touched it. */
  value: string | number | undefined;
  readonly #host: LitElement;
  readonly #onChange: () => void;
  #view: GuessView | undefined;
  #loading: Promise<void> | undefined;

  /** `onChange`: what the laboratory may show has changed. */
  constructor(host: LitElement, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
  }

  /** Asks before anything is shown, or shows it; a guess that was given stays. */
  asks(wanted: boolean): void {
    if (wanted && this.state === 'skipped') this.go('open');
    else if (!wanted) this.skip();
  }

  /** Fetches what shows the question; where that fails, nothing is asked. */
  load(): Promise<void> {
    return (this.#loading ??= this.#load());
  }

  async #load(): Promise<void> {
    try {
      const { GuessView } = await fetchModule(() => import('./guess-view.ts'));
      // Its words have come with it.
      await catalogue(languageAt(this.#host));
      this.#view ??= new GuessView(this.#host, this);
    } catch {
      this.skip();
    }
  }

  /** Whether the laboratory may show its answer. */
  get revealed(): boolean {
    return this.state !== 'open' && !answersHidden();
  }

  /** Shows everything without a guess, e.g. since the address already holds a state. */
  skip(): void {
    if (this.state === 'open') this.go('skipped');
  }

  render(question: Question, outcome: Outcome | undefined): TemplateResult | undefined {
    // Somebody may be asked later who was not at first.
    if (!this.#loading) void this.load().then(this.#onChange);
    return this.#view?.render(question, outcome);
  }

  /** What may be shown now is computed and drawn in a turn of its own: it is the longest work of many laboratories. */
  go(state: GuessState): void {
    this.state = state;
    void nextTurn().then(() => {
      // Put back elsewhere, it starts again.
      if (!this.#host.isConnected) return;
      this.#onChange();
      this.#host.requestUpdate();
    });
  }
}
