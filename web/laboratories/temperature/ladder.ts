// The odds of the two strongest keys under each pattern: from one to the next τ is halved, and the odds are squared.
import { html, nothing, type TemplateResult } from 'lit';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import type { Odds, Pattern } from './view.ts';

/** Digits of odds: enough to see a square. */
const digits = 3;

/** Each temperature on show, and its half. */
const halvings: ReadonlyMap<number, number> = new Map([
  [2, 1],
  [1, 0.5],
  [0.5, 0.25],
]);

/** A number inside a formula. */
export function formulaNumber(value: number): string {
  return value.toPrecision(digits).replace('-', '−');
}

/** "0.692^2 ≈ 0.479", or the exponential itself at the beginning of the row. */
export function ladderText(odds: number, before: number | undefined): string {
  return before === undefined ? formulaNumber(odds) : `${formulaNumber(before)}^2 ≈ ${formulaNumber(odds)}`;
}

export interface Rung {
  pattern: Pattern;
  odds: Odds;
}

export function ladder(given: readonly { pattern: Pattern; odds: Odds | undefined }[], query: number): TemplateResult {
  const rungs = given.filter((each): each is Rung => each.odds !== undefined);
  const keys = rungs[0]?.odds;
  if (!keys) return html``;
  const words = { query: String(query + 1), first: String(keys.first + 1), second: String(keys.second + 1) };
  return html`<div class="ladder" role="group" aria-label=${say('temperature.ladder', words)}>
    <p class="ladder-title">${say('temperature.ladder', words)}</p>
    ${rungs.map(({ pattern, odds }, place) => {
      const before = rungs[place - 1];
      const halved = before && halvings.get(before.pattern.temperature) === pattern.temperature;
      const text = ladderText(odds.odds, halved ? before.odds.odds : undefined);
      return rung(pattern.temperature, text, halved === true);
    })}
  </div>`;
}

function rung(temperature: number, text: string, halved: boolean): TemplateResult {
  return html`<p class="rung">
    ${halved ? html`<span class="squared" aria-hidden="true">→</span>` : nothing}
    <span class="unseen">${say('temperature.rung', { temperature: short(temperature) })}</span>
    <span class="odds">${formula(text)}</span>
  </p>`;
}
