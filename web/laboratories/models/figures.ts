// The models and the figures of the chosen one, as a table for reading and as rows for a file.
import type { Csv } from '../../kit/export/csv.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { Band } from './bands.ts';
import { effectFigures, figureText } from './effects-pictures.ts';
import type { Effect, EffectsAsked } from './effects.ts';
import type { Model } from './model.ts';

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
