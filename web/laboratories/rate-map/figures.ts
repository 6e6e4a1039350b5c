// The map in words, and as a table for reading.
import { short, whole } from '../../i18n/numbers.ts';
import { say, sayCounted } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { ManyState } from '../../kit/training/many-runs.ts';
import { type Outcome, type Question, oneOf } from '../../kit/guess/question.ts';
import { type MapRow, type MapValues, learns, ratesOf, verdicts } from './rows.ts';
import { foundText } from './picture.ts';

/** A row for each rate, a column for each rule: rates are many, and rows have no end. */
export function mapTable(rows: readonly MapRow[], rates: readonly number[], { steps }: MapValues): DataTable {
  return {
    caption: say('rate-map.table', { steps: whole(steps) }),
    columns: [say('parameter.rate'), ...rows.map(({ name }) => name)],
    rows: rates.map((rate, column) => [
      short(rate),
      ...rows.map(({ cells }) => {
        const found = cells[column]?.found;
        return found ? foundText(found) : '–';
      }),
    ]),
  };
}

export function sentence(state: ManyState, rows: readonly MapRow[], values: MapValues): string {
  const { dimension, optimizer, steps, runs } = values;
  if (rows.length === 0) return say('training.noRule');
  if (state === 'running') return say('training.live.running');
  if (state !== 'done') return say('training.live.waiting');
  return sayCounted('rate-map.live', runs, {
    d: whole(dimension),
    optimizer: say(`training.optimizer.${optimizer}`),
    steps: whole(steps),
    runs: whole(runs),
    what: verdicts(rows),
  });
}

// The question with which the map opens: which of two rules does no learning rate help.

export const askedRules = ['none', 'linear'] as const;

export function question(values: MapValues): Question {
  return {
    text: say('rate-map.question', {
      d: whole(values.dimension),
      optimizer: say(`training.optimizer.${values.optimizer}`),
      rates: whole(ratesOf(values).length),
      steps: whole(values.steps),
    }),
    answer: oneOf(['none', 'linear', 'both', 'neither'], (value) => say(`rate-map.question.${value}`)),
  };
}

/** Undefined where one of the two has no row. */
export function outcome(rows: readonly MapRow[]): Outcome | undefined {
  const [none, linear] = askedRules.map((id) => rows.find((row) => row.id === id));
  if (!none || !linear) return undefined;
  const helped = (row: MapRow): boolean => row.cells.some(learns);
  const value = helped(none) ? (helped(linear) ? 'neither' : 'linear') : helped(linear) ? 'none' : 'both';
  return { value, text: verdicts([none, linear]), why: say(value === 'none' ? 'rate-map.why.none' : 'rate-map.why') };
}
