// What bars, points and dashes of the opening mean.
import { html, type TemplateResult } from 'lit';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { symbols } from '../../kit/symbols.ts';
import type { View } from './view.ts';

/** What stands out, and where it comes from. */
export interface Drawn {
  seed: string;
  draw: number;
}

export function legend({ draws, start }: View, { seed, draw }: Drawn): TemplateResult {
  const entries = [
    { sign: 'mean', name: say('opening.legend.mean', { draws: whole(draws) }) },
    { sign: 'draw', name: say('opening.legend.draw', { seed, draw: whole(draw) }) },
    { sign: 'start', name: say('opening.legend.start', { d: whole(start) }) },
  ];
  return html`<ul class="legend">
    ${entries.map(({ sign, name }) => html`<li><span class="sign ${sign}" aria-hidden="true"></span>${symbols(name)}</li>`)}
  </ul>`;
}
