// The models and the figures of the chosen one, as tables for reading, as rows for a file, and in words.
import { type TemplateResult, html, nothing } from 'lit';
import { whole, listed, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type DataTable, inColumns, tableHead } from '../../kit/data-table.ts';
import type { FileFigures } from '../../kit/export/csv.ts';
import { symbols } from '../../kit/symbols.ts';
import { type Band, type Effect, type EffectsAsked, wasRead, onRoot, read, rootAlone, type Entry } from './effects.ts';
import { type Model, models } from './models.ts';
import { effectFigures, figureText } from './pictures.ts';
import type { Exported } from '../../kit/chosen-model.ts';
import type { Outcome, Question } from '../../kit/guess/question.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { scrolls } from '../../kit/watched-box.ts';

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
  model: Model,
  asked: EffectsAsked,
): FileFigures {
  const own = effects.find((each) => each.own)?.report;
  return {
    parameters: [
      ...Object.entries({ model: model.name, keys: asked.keys, samples: asked.samples }),
      ...effectFigures.map((name) => [`model ${name}`, own?.[name]?.value ?? null] as const),
    ],
    ...inColumns(
      bands.flatMap(({ entries }) => entries),
      {
        model: (each) => each.model.name,
        year: (each) => each.model.year,
        d_model: (each) => each.model.width,
        query_heads: (each) => each.model.heads,
        d_k: (each) => each.model.dimension,
        factor: (each) => each.model.factor,
        divisor: ({ divisor }) => divisor,
        beside: (each) => each.model.beside,
        standing: (each) => each.model.source.standing,
        source: (each) => each.model.source.links.map(({ href }) => href).join(' '),
      },
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
      ${tableHead(columns.map((column) => symbols(say(`models.column.${column}`))))}
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
  const more = beside === 'nothing' ? say('laboratory.none') : say(`models.beside.${beside}`);
  return html`<tr>
    <th scope="row">${name}</th>
    ${[whole(dimension), whole(heads), whole(width), factor, more].map((cell) => html`<td>${cell}</td>`)}
    <td class="source">${sourceLinks(model)}</td>
  </tr>`;
}

export function sentence(model: Model, rows: readonly Effect[] | undefined, keys: number, revealed: boolean): string {
  const { name, dimension } = model;
  const words = { name, d: whole(dimension), keys: whole(keys) };
  if (!revealed) return say('models.liveOpen', words);
  const own = rows?.find((row) => row.own)?.report;
  const none = rows?.find((row) => row.role === 'raw')?.report;
  if (!own || !none) return say('models.liveMeasuring', words);
  return say(model.entries === undefined ? 'models.live' : 'models.liveWeights', {
    ...words,
    std: figureText('scoreStd', own.scoreStd),
    peak: figureText('peakWeight', own.peakWeight),
    trace: figureText('jacobianTraceMedian', own.jacobianTraceMedian),
    noneStd: figureText('scoreStd', none.scoreStd),
    nonePeak: figureText('peakWeight', none.peakWeight),
    noneTrace: figureText('jacobianTraceMedian', none.jacobianTraceMedian),
  });
}

/** Which laboratories took what; one sentence, with a clause for each thing that did not fit. */
export function followed(model: Model, taken: readonly Exported[], keys: number): string {
  if (taken.length === 0) return `${say('models.followed.nobody', { name: model.name })}.`;
  const quoted = (list: readonly Exported[]): string => listed(list.map(({ name }) => say('models.quoted', { name })));
  const cut = (key: 'dimension' | 'keys', asked: number): string[] =>
    [...new Set(taken.flatMap(({ [key]: value }) => (value === undefined || value === asked ? [] : [value])))].map(
      (value) =>
        say(`models.followed.${key}`, {
          names: quoted(taken.filter(({ [key]: own }) => own === value)),
          asked: whole(asked),
          value: whole(value),
        }),
    );
  const by = (rule: Exported['rule']): Exported[] => taken.filter((each) => each.rule === rule);
  const withoutDimension = taken.filter(({ dimension }) => dimension === undefined);
  const clauses = [
    say('models.followed', { name: model.name, names: quoted(taken) }),
    ...cut('dimension', model.dimension),
    ...cut('keys', keys),
    ...(withoutDimension.length > 0 ? [say('models.followed.noDimension', { names: quoted(withoutDimension) })] : []),
    ...(by('divisor').length > 0 ? [say('models.followed.divisor', { names: quoted(by('divisor')) })] : []),
    ...(by('not').length > 0 ? [say('models.followed.noRule', { names: quoted(by('not')) })] : []),
  ];
  return `${clauses.join('; ')}.`;
}

// The question of the laboratory: how many of these models do what is said of all of them.

const all = read.length;

export function question(): Question {
  return {
    text: say('models.ask', { all: whole(all) }),
    answer: {
      kind: 'number',
      stops: Array.from({ length: all + 1 }, (_, count) => count),
      initial: all,
      text: (count) => say('models.ask.answer', { count: whole(count), all: whole(all) }),
    },
  };
}

export function outcome(): Outcome {
  return {
    value: onRoot.length,
    text: say('models.ask.answer', { count: whole(onRoot.length), all: whole(all) }),
    why: say('models.ask.why', { alone: whole(rootAlone.length), others: whole(all - onRoot.length) }),
  };
}

// What is known of the chosen model, and from where, one click away.

export function card({ model, divisor }: Entry, revealed: boolean, measured: boolean): TemplateResult {
  const { width, heads, dimension } = model;
  const pair = (name: string, value: unknown): TemplateResult =>
    html`<div>
      <dt>${symbols(name)}</dt>
      <dd ${scrolls()}>${value}</dd>
    </div>`;
  return html`<div class="card" data-state=${revealed ? (measured ? 'done' : 'running') : nothing}>
    <dl>
      ${pair(say('models.fact.width'), whole(width))} ${pair(say('models.fact.heads'), whole(heads))}
      ${pair(say('models.fact.dimension'), whole(dimension))}
      ${revealed ? pair(say('models.fact.divisor'), formula(divisorText(model, divisor))) : nothing}
    </dl>
    ${
      revealed
        ? html`<p>
              ${symbols(say(`models.about.${model.beside}`))}
              ${symbols(heads * dimension === width ? '' : say('models.notWidth'))}
              ${model.sizesOf === undefined ? nothing : say('models.sizesOf', { name: model.sizesOf })}
            </p>
            <details class="sources remark">
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

function sourceLinks({ source }: Model): TemplateResult[] {
  return source.links.map(
    ({ name, href }, place) =>
      html`${place === 0 ? '' : '; '}<a href=${href} target="_blank" rel="noopener external">${name}</a>`,
  );
}
