// One example of the task as a reader would solve it: keys with what they carry, and the one that is asked for.
import { html, type TemplateResult } from 'lit';
import type { TrainingBatch } from '../../core/training-types.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';

/** Names of symbols: letters, as far as they go. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef';

function letter(symbol: number): string {
  return letters[symbol] ?? whole(symbol + 1);
}

/** The first example of a batch. */
export function example({ symbols, classes, asked }: TrainingBatch, keys: number): TemplateResult {
  const right = figureAt(asked, 0);
  return html`<figure class="example" part="picture">
    <figcaption>${say('training.example', { key: letter(figureAt(symbols, right)) })}</figcaption>
    <ol>
      ${Array.from(
        { length: keys },
        (_, place) =>
          html`<li class=${place === right ? 'asked' : ''}>
            <span>${letter(figureAt(symbols, place))}</span><span aria-hidden="true">→</span>
            <span>${whole(figureAt(classes, place) + 1)}</span>
          </li>`,
      )}
    </ol>
  </figure>`;
}
