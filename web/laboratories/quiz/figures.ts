// The sheet as a table for reading, as rows for a file, and in words.
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { FileFigures } from '../../kit/export/csv.ts';
import { type Shown, itemName, stateText } from './attempts.ts';
import { isComplete } from './items.ts';
import type { Evidence } from './item.ts';
import { firstRight } from './judging.ts';

/** The sheet, and the figures that decide the question on show, once they may be seen. */
export function quizTables({ sheet, item, made, attempts, hidden }: Shown): DataTable[] {
  const all = {
    caption: say('quiz.table.sheet'),
    columns: [say('quiz.table.number'), say('quiz.table.asked'), say('quiz.table.state')],
    rows: sheet.map(({ id }, place) => [String(place + 1), itemName(id), stateText(attempts.of(id), hidden)]),
  };
  return !hidden && attempts.of(item.id) ? [all, evidenceTable(made.evidence)] : [all];
}

/** The figures of a curve are thinned out. */
function evidenceTable(evidence: Evidence): DataTable {
  const rows =
    'bars' in evidence
      ? evidence.bars.map(({ name, text }) => [name, text])
      : evidence.lines.flatMap(({ name, points }) =>
          points.filter((_, place) => place % 20 === 0).map(({ text }) => [name, text.replace('\n', ', ')]),
        );
  return { caption: evidence.title, columns: [say('quiz.table.name'), say('quiz.table.value')], rows };
}

export function sheetCsv({ sheet, attempts, hidden, item, run }: Shown): FileFigures {
  const { answers } = attempts;
  const judged = (of: boolean | undefined): string | null => (hidden || of === undefined ? null : of ? 'yes' : 'no');
  return {
    parameters: [
      ['item', item.id],
      ['questions', sheet.length],
      ...(run === 'off' ? [] : [['inventory', run] as const]),
      ...(run !== 'off' && isComplete(sheet, answers) ? [['number', firstRight(answers)] as const] : []),
      ...(hidden ? [] : [['right_at_first_attempt', firstRight(answers)] as const]),
    ],
    columns: ['question', 'item', 'family', 'attempts', 'answer', 'right', 'right_at_first_attempt'],
    rows: sheet.map(({ id, family }, place) => {
      const answered = answers.get(id);
      const given = answered?.answer ?? null;
      return [place + 1, id, family, answered?.attempts ?? 0, given, judged(answered?.right), judged(answered?.first)];
    }),
  };
}

export function sentence({ sheet, attempts, hidden, run }: Shown): string {
  const done = sheet.filter(({ id }) => attempts.of(id)).length;
  const [count, answered, first] = [String(sheet.length), String(done), String(firstRight(attempts.answers))];
  if (run !== 'off' && done === sheet.length) return say('quiz.inventory.live', { number: first, count });
  if (done === 0) return say('quiz.live.none', { count });
  if (hidden) return say('quiz.live.given', { answered, count });
  return done < sheet.length
    ? say('quiz.live.some', { answered, count, first })
    : say('quiz.live.all', { count, first });
}
