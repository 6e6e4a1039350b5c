// Ways to break the assumption, each at a press: all that is assumed, or one thing of it undone.
import { html, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { usual, type EntrySettings } from './entries.ts';

/** A correlation of 0.25 is where the laboratory begins. */
export const breaks = {
  none: usual,
  tails: { ...usual, law: 'laplace' },
  mean: { ...usual, mean: 0.5 },
  wide: { ...usual, std: 1.5 },
  alike: { ...usual, correlation: 0.25 },
  alikeTails: { ...usual, law: 'laplace', correlation: 0.6 },
} as const satisfies Readonly<Record<string, EntrySettings>>;

const names = Object.keys(breaks) as (keyof typeof breaks)[];

/** The parameter of a law counts only where the law has one. */
function same(a: EntrySettings, b: EntrySettings): boolean {
  const told = ({ law, freedom, shape, mean, std, correlation }: EntrySettings): string =>
    [law, law === 'student-t' ? freedom : law === 'log-normal' ? shape : '', mean, std, correlation].join();
  return told(a) === told(b);
}

export function breakButtons(settings: EntrySettings, onBreak: (to: EntrySettings) => void): TemplateResult {
  return html`<div
    class="breaks"
    data-parameter="law freedom shape mean std correlation"
    role="group"
    aria-label=${say('assumptions.breaks')}
  >
    ${names.map(
      (name) =>
        html`<button
          type="button"
          aria-pressed=${same(settings, breaks[name]) ? 'true' : 'false'}
          @click=${() => {
            onBreak(breaks[name]);
          }}
        >
          ${say(`assumptions.break.${name}`)}
        </button>`,
    )}
  </div>`;
}
