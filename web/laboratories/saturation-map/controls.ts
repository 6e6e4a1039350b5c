// The cursor as two sliders with fields, and what the map shows.
import { html, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import type { Slid } from '../../kit/bound.ts';
import { choice } from '../../kit/choice.ts';
import { quantity } from '../../kit/quantity.ts';
import { keyStops, mapFigures, spreadStops } from './cells.ts';

export interface Controls {
  keys: Slid;
  spread: Slid;
  figure: string;
  contexts: string;
  onFigure: (figure: string) => void;
  onContexts: (contexts: string) => void;
}

export function controls({ keys, spread, figure, contexts, onFigure, onContexts }: Controls): TemplateResult {
  return html`<div class="controls">
    ${quantity({ id: 'keys', label: say('saturation.axis.keys'), stops: keyStops, ...keys })}
    ${quantity({ id: 'spread', label: say('saturation.axis.spread'), stops: spreadStops, ...spread })}
    ${choice({
      id: 'figure',
      label: say('saturation.show'),
      value: figure,
      options: mapFigures.map((value) => ({ value, name: say(`saturation.show.${value}`) })),
      onChoose: onFigure,
    })}
    ${choice({
      id: 'contexts',
      label: say('saturation.contexts'),
      value: contexts,
      options: (['own', 'cursor'] as const).map((value) => ({ value, name: say(`saturation.contexts.${value}`) })),
      onChoose: onContexts,
    })}
  </div>`;
}
