// What is known of the chosen model, and from where, one click away.
import { type TemplateResult, html, nothing } from 'lit';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { symbols } from '../../kit/symbols.ts';
import type { Entry, Model } from './effects.ts';

export function card({ model, divisor }: Entry, revealed: boolean): TemplateResult {
  const { width, heads, dimension } = model;
  const pair = (name: string, value: unknown): TemplateResult =>
    html`<div>
      <dt>${symbols(name)}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<div class="card">
    <dl>
      ${pair(say('models.fact.width'), whole(width))} ${pair(say('models.fact.heads'), whole(heads))}
      ${pair(say('models.fact.dimension'), whole(dimension))}
      ${revealed ? pair(say('models.fact.divisor'), formula(divisorText(model, divisor))) : nothing}
    </dl>
    ${
      revealed
        ? html`<p>
              ${symbols(say(`models.about.${model.beside}`))} ${symbols(sizesNote(model))}
              ${model.sizesOf === undefined ? nothing : say('models.sizesOf', { name: model.sizesOf })}
            </p>
            <details class="sources">
              <summary>${say('models.read')}</summary>
              <p>${say(`models.standing.${model.source.standing}`)} ${sourceLinks(model)}</p>
            </details>`
        : nothing
    }
  </div>`;
}

/** The divisor as it is written, and what it comes to: sqrt(128) ≈ 11.3. */
export function divisorText({ line, dimension, divided }: Model, divisor: number): string {
  if (line === 'one') return '1';
  if (line === 'linear') return String(dimension);
  const written = line === 'sqrt' ? `sqrt(${String(dimension)})` : (divided ?? '');
  const value = significant(divisor, 4);
  const exact = Number.isInteger(divisor);
  return `${written} ${exact ? '=' : '≈'} ${exact ? String(divisor) : value}`;
}

/** Where the heads together are not as wide as the model. */
function sizesNote({ width, heads, dimension }: Model): string {
  return heads * dimension === width ? '' : say('models.notWidth');
}

export function sourceLinks({ source }: Model): TemplateResult[] {
  return source.links.map(
    ({ name, href }, place) =>
      html`${place === 0 ? '' : '; '}<a href=${href} target="_blank" rel="noopener external">${name}</a>`,
  );
}
