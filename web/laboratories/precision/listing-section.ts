// The printed listing at one stage of its mending: its lines, what is run, what Python answers, and what that shows.
import { html, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { stages } from './listing.ts';

export interface ListingSection {
  /** From 1. */
  stage: number;
  onStage: (stage: number) => void;
}

export function listingSection({ stage: asked, onStage }: ListingSection): TemplateResult {
  const place = Math.min(Math.max(asked, 1), stages.length);
  const stage = stages[place - 1];
  if (!stage) throw new RangeError('no such stage');
  const failed = /^\w*Error: /.test(stage.says);
  return html`<div class="listing">
    <div class="code-side">
      <pre class="code" tabindex="0" role="region" aria-label=${say('precision.listing.lines')}>
${stage.lines.map(({ text, changed }) => html`<span class=${changed ? 'changed' : ''}>${text || ' '}</span>`)}</pre>
      <pre class="code call" tabindex="0" role="region" aria-label=${say('precision.listing.call')}>${stage.call}</pre>
    </div>
    <div class="answer-side">
      <div class="stages" data-parameter="stage" role="group" aria-label=${say('precision.listing.stages')}>
        ${stages.map(
          ({ id }, each) =>
            html`<button
              type="button"
              class="quiet"
              aria-pressed=${each + 1 === place ? 'true' : 'false'}
              @click=${() => {
                onStage(each + 1);
              }}
            >
              ${each + 1}. ${say(`precision.listing.${id}.name`)}
            </button>`,
        )}
      </div>
      <p class="says">
        <span>${say('precision.listing.says')}</span>
        <code class=${failed ? 'failed' : ''}>${stage.says}</code>
      </p>
      <p class="meaning">${say(`precision.listing.${stage.id}.meaning`)}</p>
    </div>
  </div>`;
}
