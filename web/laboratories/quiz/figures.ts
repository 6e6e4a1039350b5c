// The sheet as a table for reading, as rows for a file, and in words.
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { type Attempts, itemName, stateText } from './attempts.ts';
import { isComplete } from './items.ts';
import type { Item } from './item.ts';
import { type Answers, firstRight } from './judging.ts';
import type { Run } from './parameters.ts';

export function sheetTable(sheet: readonly Item[], answers: Answers, hidden: boolean): DataTable {
  return {
    caption: say('quiz.table.sheet'),
    columns: [say('quiz.table.number'), say('quiz.table.asked'), say('quiz.table.state')],
    rows: sheet.map(({ id }, place) => [String(place + 1), itemName(id), stateText(answers.get(id), hidden)]),
  };
}

export function sheetCsv(
  sheet: readonly Item[],
  answers: Answers,
  { seed, version, hidden, item, run }: { seed: string; version: string; hidden: boolean; item: string; run: Run },
): Csv {
  const judged = (of: boolean | undefined): string | null => (hidden || of === undefined ? null : of ? 'yes' : 'no');
  return {
    parameters: [
      ['item', item],
      ['questions', sheet.length],
      ...(run === 'off' ? [] : [['inventory', run] as const]),
      ...(run !== 'off' && isComplete(sheet, answers) ? [['number', firstRight(answers)] as const] : []),
      ...(hidden ? [] : [['right_at_first_attempt', firstRight(answers)] as const]),
    ],
    seed,
    version,
    columns: ['question', 'item', 'family', 'attempts', 'answer', 'right', 'right_at_first_attempt'],
    rows: sheet.map(({ id, family }, place) => {
      const answered = answers.get(id);
      const given = answered?.answer ?? null;
      return [place + 1, id, family, answered?.attempts ?? 0, given, judged(answered?.right), judged(answered?.first)];
    }),
  };
}

// The live sentence: how far the reader is.

export function sentence(
  sheet: readonly Item[],
  attempts: Attempts,
  { hidden, run }: { hidden: boolean; run: Run },
): string {
  const done = sheet.filter(({ id }) => attempts.of(id)).length;
  const [count, answered, first] = [String(sheet.length), String(done), String(attempts.score)];
  if (run !== 'off' && done === sheet.length) return say('quiz.inventory.live', { number: first, count });
  if (done === 0) return say('quiz.live.none', { count });
  if (hidden) return say('quiz.live.given', { answered, count });
  return done < sheet.length
    ? say('quiz.live.some', { answered, count, first })
    : say('quiz.live.all', { count, first });
}
