// The question with which a laboratory opens, one answer or several, and what comes of the reader's guess.
import { type TemplateResult, html } from 'lit';
import { say } from '../../i18n/say.ts';
import { type Option, type OptionGroup, choice } from '../buttons.ts';

/** One of a few answers. */
export interface ChoiceAnswer {
  kind: 'choice';
  options: readonly Option[];
}

/** One of these, each by its name. */
export function oneOf<Value extends string>(values: readonly Value[], name: (value: Value) => string): ChoiceAnswer {
  return { kind: 'choice', options: values.map((value) => ({ value, name: name(value) })) };
}

/** A number on a slider. */
export interface NumberAnswer {
  kind: 'number';
  /** Values that the slider stops at, rising. */
  stops: readonly number[];
  initial: number;
  /** As it is written and spoken. */
  text: (value: number) => string;
  /** Whether equal ratios, not equal differences, are equally far apart. */
  logarithmic?: boolean;
}

/** An answer with controls of its own, e.g. `several`. */
interface OwnAnswer {
  kind: 'own';
  /** A button among them commits. */
  controls: (guess: string | undefined, targets: OwnTargets) => TemplateResult;
  /** The guess in the reader's words. */
  text: (guess: string) => string;
}

interface OwnTargets {
  onChange: (guess: string) => void;
  onCommit: (guess: string) => void;
}

export interface Question {
  text: string;
  answer: ChoiceAnswer | NumberAnswer | OwnAnswer;
}

/** Where a reader stands with a question: asked and not answered, answered, or shown everything unasked. */
export type GuessState = 'open' | 'given' | 'skipped';

/** A guess that what shows the question reads and changes. */
export interface Guessing {
  readonly state: GuessState;
  /** On the slider, or committed; undefined before the reader has touched it. */
  value: string | number | undefined;
  go(state: GuessState): void;
}

/** What comes out, once the laboratory knows. */
export interface Outcome {
  /** The value of the right option, or the number that the core gives. */
  value: string | number;
  /** The result in words and figures. */
  text: string;
  /** Why, and what the guess says of how the matter is usually thought of. */
  why: string;
}

// A guess at several things at once, e.g. the order of some rules by two figures: a menu for each, and one button for all.

/** The values of all parts as one. */
export function together(values: readonly string[]): string {
  return values.join(' / ');
}

export function several(parts: readonly OptionGroup[]): OwnAnswer {
  /** As guessed so far, else the first of each. */
  const chosen = (guess: string | undefined): Option[] => {
    const values = guess?.split(' / ') ?? [];
    return parts.map(
      ({ options }, place) =>
        options.find(({ value }) => value === values[place]) ?? options[0] ?? { value: '', name: '' },
    );
  };
  return {
    kind: 'own',
    text: (guess) =>
      chosen(guess)
        .map((option, place) => say('guess.part', { name: parts[place]?.name ?? '', guess: option.name }))
        .join('; '),
    controls: (guess, { onChange, onCommit }) => {
      const values = chosen(guess).map(({ value }) => value);
      return html`${parts.map(({ name, options }, place) =>
          choice({
            id: `guess-${String(place)}`,
            label: name,
            value: values[place] ?? '',
            options,
            onChoose: (value) => onChange(together(values.with(place, value))),
          }),
        )} <button type="button" @click=${() => onCommit(together(values))}>${say('guess.commit')}</button>`;
    },
  };
}
