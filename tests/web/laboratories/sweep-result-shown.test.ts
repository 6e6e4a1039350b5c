// What is shown of a file of results: the sentence, the d in focus, rules that stand there twice, and entries by their names.
import { describe, expect, test } from 'vitest';
import { runSummary } from '../../../web/laboratories/sweep-result/summary.ts';
import type { SweepSpecification } from '../../../web/core/types.ts';
import { entriesText, focusOf, viewOf, sentence } from '../../../web/laboratories/sweep-result/view.ts';
import { sweepCsv, sweepTables } from '../../../web/kit/sweep/figures.ts';
import { core } from '../../bindings/core.ts';
import { answersHere as pool } from '../core/answers-here.ts';
import { small } from './sweep-result-opened.ts';

const rules = core.scaleRules();

describe('on show', () => {
  const all = Array.from({ length: 16 }, (_, index) => String(index + 1));

  test('the d in focus is the nearest of the file', () => {
    expect([1, 3, 20, 4096].map((asked) => focusOf(small, asked))).toEqual([1, 4, 16, 64]);
  });

  test('the sentence compares with theory, and the sharpest rule with the most even one', () => {
    const view = viewOf(core, small, { rules, shown: all, focus: 64 });
    expect(sentence(view)).toMatch(
      /^At dₖ = 64 .* no scaling .* ÷ dₖ gives it least.* Theory says 8\.000, (?:in|out)side/,
    );
    expect(sentence({ ...view, rules: view.rules.slice(1, 2) })).toContain('Under ÷ √dₖ the strongest of 8 keys');
    expect(sentence({ ...view, rules: [] })).toMatch(/^At dₖ = 64 the raw scores have standard deviation \S+ Theory/);
  });

  test('a single key has weight 1 and no entropy, of which nothing is said, and its pictures have axes', async () => {
    const specification: SweepSpecification = {
      seed: '1',
      samples: 300,
      keys: 1,
      rules: [{ id: 'sqrt', parameter: 0 }],
    };
    const summary = await runSummary({ specification, d: 4 }, { core, pool });
    const report = core.sweepReport(specification, 4, summary);
    const result = { ...small, specification, dimensions: [{ d: 4, chunks: 2, summary, report }] };
    const view = viewOf(core, result, { rules, shown: all, focus: 4 });
    expect(view).toMatchObject({ even: 1, mostEntropy: 0 });
    expect(sentence(view)).toMatch(/^At dₖ = 4 the raw scores have standard deviation \S+ Theory/);
  });

  test('one rule with two parameters has two columns, two lines and two tables', async () => {
    const powers = [0.25, 0.75].map((parameter) => ({ id: 'power', parameter }));
    const specification: SweepSpecification = { seed: '1', samples: 300, keys: 8, rules: powers };
    const summary = await runSummary({ specification, d: 64 }, { core, pool });
    const reports = [core.sweepReport(specification, 64, summary)];
    const request = { specification, dimensions: [64], focus: 64 };
    const csv = sweepCsv(reports, request);
    const at = (name: string): unknown => csv.rows[0]?.[csv.columns.indexOf(name)];
    expect(at('power_0.25_scoreStd')).toBe(reports[0]?.rules[0]?.scoreStd?.value);
    expect(at('power_0.75_scoreStd')).toBe(reports[0]?.rules[1]?.scoreStd?.value);
    const [, one, other] = sweepTables(reports, request);
    expect(one?.rows).not.toEqual(other?.rows);
  });

  test('entries are named as they are assumed', () => {
    const law = { id: 'student-t', parameter: 5, mean: 0.5, std: 2 };
    expect(entriesText(undefined)).toContain('independent');
    expect(entriesText({ law, correlation: 0.25 })).toContain('(5), mean 0.5');
  });
});
