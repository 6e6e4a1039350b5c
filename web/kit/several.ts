// A guess at several things at once, e.g. the order of some rules by two figures: a menu for each, and one button for all.
import { html } from 'lit';
import { say } from '../i18n/say.ts';
import { choice, type Option } from './choice.ts';
import type { OwnAnswer } from './question.ts';

export interface Part {
  name: string;
  options: readonly Option[];
}

/** The values of all parts as one. */
export function together(values: readonly string[]): string {
  return values.join(' / ');
}

export function several(parts: readonly Part[]): OwnAnswer {
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
            onChoose: (value) => {
              onChange(together(values.with(place, value)));
            },
          }),
        )}
        <button
          type="button"
          @click=${() => {
            onCommit(together(values));
          }}
        >
          ${say('guess.commit')}
        </button>`;
    },
  };
}
