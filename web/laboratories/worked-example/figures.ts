// A worked example in words, and as rows for a file: every digit that the core gives.
import type { WorkedEvaluation, WorkedExample, WorkedLine } from '../../core/examples-client.ts';
import { inColumns } from '../../kit/data-table.ts';
import type { FileFigures } from '../../kit/export/csv.ts';
import { listed, percent, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { ownIndices, remarkSentence, lineTitle } from './calculation.ts';

export function workedCsv(example: WorkedExample, { lines }: WorkedEvaluation): FileFigures {
  const { id, sourceTitle, where, rule, inputs } = example;
  const indices = ownIndices(lines);
  return {
    parameters: [
      ['example', id],
      ['source', `${sourceTitle}, ${where}`],
      ['rule', rule.id],
      ['rule parameter', rule.parameter],
      ...inputs.map(({ name, values }) => [name, values.join(' ')] as const),
    ],
    ...inColumns(lines, {
      line: ({ label }) => label,
      index: ({ index }, place) => indices[place] ?? index,
      calculation: (line) => line.formula,
      computed: ({ computed }) => computed,
      bound: ({ bound }) => bound,
      printed: ({ printed }) => printed,
      verdict: ({ verdict }) => verdict,
      should_be: ({ shouldBe }) => shouldBe,
      line_by_line: ({ lineByLine }) => lineByLine,
      remark: remarkSentence,
    }),
  };
}

export function sentence(evaluation: WorkedEvaluation, { rule, changed }: { rule: string; changed: boolean }): string {
  const parts = [weightsSentence(evaluation, rule), verdictsSentence(evaluation.lines, changed)];
  return parts.filter(Boolean).join(' ');
}

function weightsSentence({ weightsUnscaled, weightsScaled, divisor }: WorkedEvaluation, rule: string): string {
  if (weightsUnscaled.length === 0 || divisor === null || divisor === 1) return '';
  return say('worked.live.weights', {
    unscaled: percent(Math.max(...weightsUnscaled), 1),
    scaled: percent(Math.max(...weightsScaled), 1),
    divisor: short(divisor, 4),
    rule,
  });
}

const counted = ['agrees', 'differs', 'conditional', 'undecidable'] as const;

function verdictsSentence(lines: readonly WorkedLine[], changed: boolean): string {
  const printed = lines.filter(({ verdict }) => verdict !== 'unprinted');
  if (printed.length === 0) return changed ? say('worked.live.yours') : say('worked.live.verdicts.none');
  const counts = counted.flatMap((verdict) => {
    const own = printed.filter((line) => line.verdict === verdict);
    const values = { count: whole(own.length), lines: own.map(lineTitle).join(', ') };
    return own.length > 0 ? [say(`worked.live.count.${verdict}`, values)] : [];
  });
  return say('worked.live.verdicts', { counts: listed(counts) });
}
