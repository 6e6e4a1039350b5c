// A worked example as rows for a file: every digit that the core gives.
import type { WorkedEvaluation, WorkedExample } from '../../core/types.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { ownIndices, remarkSentence } from './calculation.ts';

export function workedCsv(example: WorkedExample, { lines }: WorkedEvaluation, version: string): Csv {
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
    seed: null,
    version,
    columns: [
      'line',
      'index',
      'calculation',
      'computed',
      'bound',
      'printed',
      'verdict',
      'should_be',
      'line_by_line',
      'remark',
    ],
    rows: lines.map((line, place) => [
      line.label,
      indices[place] ?? line.index,
      line.formula,
      line.computed,
      line.bound,
      line.printed,
      line.verdict,
      line.shouldBe,
      line.lineByLine,
      remarkSentence(line),
    ]),
  };
}
