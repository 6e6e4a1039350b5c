// All models as a table with their sources: what is only quoted elsewhere stands apart, and says so.
import { html, type TemplateResult } from 'lit';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { symbols } from '../../kit/symbols.ts';
import { wasRead } from './bands.ts';
import { sourceLinks } from './card.ts';
import type { Model } from './model.ts';
import { models } from './models.ts';

const columns = ['name', 'dimension', 'heads', 'width', 'factor', 'beside', 'source'] as const;

export function allTable(): TemplateResult {
  const [read, quoted] = [true, false].map((wanted) => models.filter((model) => wasRead(model) === wanted));
  return html`<div class="table" tabindex="0" role="region" aria-label=${say('models.table.all')}>
    <table class="all">
      <caption>
        ${say('models.table.all')}
      </caption>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${symbols(say(`models.column.${column}`))}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${read?.map(row)}
      </tbody>
      <tbody>
        <tr>
          <th class="apart" colspan=${columns.length} scope="rowgroup">${say('models.table.quoted')}</th>
        </tr>
        ${quoted?.map(row)}
      </tbody>
    </table>
  </div>`;
}

function row(model: Model): TemplateResult {
  const { name, dimension, heads, width, factor, beside } = model;
  return html`<tr>
    <th scope="row">${name}</th>
    ${[whole(dimension), whole(heads), whole(width), factor, besideText(beside)].map((cell) => html`<td>${cell}</td>`)}
    <td class="source">${sourceLinks(model)}</td>
  </tr>`;
}

function besideText(beside: Model['beside']): string {
  return beside === 'nothing' ? say('laboratory.none') : say(`models.beside.${beside}`);
}
