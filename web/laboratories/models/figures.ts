// The models and the figures of the chosen one, as a table for reading and as rows for a file.
import { type TemplateResult, html } from 'lit';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { symbols } from '../../kit/symbols.ts';
import { sourceLinks } from './card.ts';
import { type Band, type Effect, type EffectsAsked, type Model, wasRead } from './effects.ts';
import { models } from './models.ts';
import { effectFigures, figureText } from './pictures.ts';

export function effectsTable(
  rows: readonly Effect[],
  { dimension }: Model,
  { keys, samples }: EffectsAsked,
): DataTable {
  return {
    caption: say('models.table.effects', { d: whole(dimension), keys: whole(keys), samples: whole(samples) }),
    columns: [say('models.column.rule'), ...effectFigures.map((name) => say(`models.${name}.title`))],
    rows: rows.map(({ name, report }) => [name, ...effectFigures.map((figure) => figureText(figure, report[figure]))]),
  };
}

/** One row for each model; the figures of the chosen one are among the parameters. */
export function modelsCsv(
  bands: readonly Band[],
  effects: readonly Effect[],
  { model, asked, version }: { model: Model; asked: EffectsAsked; version: string },
): Csv {
  const own = effects.find((each) => each.own)?.report;
  return {
    parameters: [
      ['model', model.name],
      ['keys', asked.keys],
      ['samples', asked.samples],
      ...effectFigures.map((name) => [`model ${name}`, own?.[name]?.value ?? null] as const),
    ],
    seed: asked.seed,
    version,
    columns: ['model', 'year', 'd_model', 'query_heads', 'd_k', 'factor', 'divisor', 'beside', 'standing', 'source'],
    rows: bands.flatMap(({ entries }) =>
      entries.map(({ model: each, divisor }) => [
        each.name,
        each.year,
        each.width,
        each.heads,
        each.dimension,
        each.factor,
        divisor,
        each.beside,
        each.source.standing,
        each.source.links.map(({ href }) => href).join(' '),
      ]),
    ),
  };
}

// All models as a table with their sources: what is only quoted elsewhere stands apart, and says so.

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
