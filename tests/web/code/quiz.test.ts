// The programs with which <dk-quiz> lets a reader check an item print the core's own figures: to the digit where nothing is drawn,
// elsewhere within standard errors, which the same program with other seeds shows, and the core with other draws.
import { describe, expect, it } from 'vitest';

import { coreClient, type CoreClient } from '../../../web/core/client.ts';
import { quizCode } from '../../../web/laboratories/quiz/program.ts';
import type { Check, Item } from '../../../web/laboratories/quiz/item.ts';
import { items } from '../../../web/laboratories/quiz/items.ts';
import { makeItem } from '../../../web/laboratories/quiz/sheet.ts';
import { ablation, ablationSetting, settingsOfRun } from '../../../web/kit/training/ablation.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { bound, core } from '../../bindings/core.ts';
import { training } from '../../bindings/training-core.ts';
import { thirdOfTheDay } from '../../seeds.ts';
import { answersHere } from '../core/answers-here.ts';
import { expectMeasured, most, repeated, standardErrorsApart } from './chance.ts';
import { run } from './python.ts';

/** The sheet on trial. */
const seed = '1';

/** How often a figure is made with other draws, on either side. */
const repetitions = 20;

/** By name of the figure. */
type Figures = Readonly<Record<string, number>>;

const trained = await ablation({ training, pool: answersHere });
const made = items.map((item) => ({ item, check: makeItem(item, core, chapters, seed, trained).check }));
/** All but the one that trains, whose draws are runs, see below. Their programs take a second each with all repetitions: a third a day. */
const usual = thirdOfTheDay(made.filter(({ item }) => !item.trains));

/** The opening always has the same draws; here it has those of another seed. */
const withOpeningOf = (other: string): CoreClient =>
  coreClient({ ...bound, openingAt: (_, draw, d) => bound.openingAt(other, draw, d) });

/** Standard errors of the core's figures of an item that draws: from sheets of other seeds which ask the same. 0 where it calculates. */
function errorsOfCore(item: Item, { body, figures }: Check): Figures {
  const others: Figures[] = [];
  for (let other = 100; others.length < repetitions; ++other) {
    if (other === 100 + 10 * repetitions) throw new Error(`${item.id} hardly ever asks the same again`);
    const check = makeItem(item, withOpeningOf(String(other)), chapters, String(other)).check;
    if (check.body === body) others.push(check.figures);
  }
  return errorsOf(Object.keys(figures), (name) => others.map((each) => each[name] ?? NaN));
}

function errorsOf(names: readonly string[], values: (name: string) => readonly number[]): Figures {
  return Object.fromEntries(
    names.map((name) => {
      const all = values(name);
      return [name, new Set(all).size === 1 ? 0 : repeated(all).deviation];
    }),
  );
}

function withSeed(program: string, other: number): string {
  expect(program).toMatch(/(default_rng|manual_seed)\(1\)/);
  return program.replace(/(default_rng|manual_seed)\(1\)/, `$1(${String(other)})`);
}

/** What a body could have wrong: instead of the one it has the other, and every figure that is drawn must be refused. */
const faults: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  std: ['normal(4000, d)', 'normal(4000, 4 * d // 5)'],
  'why-not-d': ['scores / divisor', 'scores / (2 * math.sqrt(d))'],
  'exactly-d': ['normal(40000, d)', 'normal(40000, d - 8)'],
  bounds: ['math.sqrt(d)', 'math.sqrt(d - 4)'],
  'half-the-story': ['k, divisor)', 'k, 4 * divisor)'],
  'value-path': ['sorted(traces(scores))', 'sorted(traces(scores / math.sqrt(d)))'],
  'temperature-or-d': ['tau * math.sqrt(d)', 'tau * d ** 0.6'],
  'what-grows': ['normal(4000, d)', 'normal(4000, 4 * d // 5)'],
  norms: ['normal(4000, d)', 'normal(4000, 4 * d // 5)'],
  'each-row': ['3 * math.sqrt(d)', '3 * math.sqrt(d - 2)'],
  hyperparameter: ['scores / divisor', 'scores / divisor ** 0.6'],
};

function withFault({ id }: Item, { body }: Check): string {
  const [right, wrong] = faults[id] ?? ['', ''];
  return body.replaceAll(right, wrong);
}

/** Standard errors of the figures that the programs print: 0 where nothing is drawn. In PyTorch they draw the same numbers of the same kind. */
const errorsOfPrograms = usual.map(({ check }): Figures => {
  const programs = Array.from({ length: repetitions }, (_, each) => withSeed(quizCode('numpy', check), 2 + each));
  // One after another in one process, since to start one takes longer than most of them.
  const printed = run(programs.join('\n'));
  return errorsOf(Object.keys(check.figures), (name) => {
    const values = printed.get(name) ?? [];
    expect(values).toHaveLength(repetitions);
    return values;
  });
});

const tried = usual.map(({ item, check }, place) => {
  const theirs = errorsOfPrograms[place] ?? {};
  const draws = Object.values(theirs).some((error) => error !== 0);
  return { item, check, theirs, draws, ours: draws ? errorsOfCore(item, check) : {} };
});

it('an item that draws, and no other, has a fault to be found', () => {
  const today = usual.map(({ item }) => item.id);
  expect(tried.filter(({ draws }) => draws).map(({ item }) => item.id)).toEqual(
    Object.keys(faults).filter((id) => today.includes(id)),
  );
  const all = made.filter(({ item }) => !item.trains).map(({ item }) => item.id);
  expect(all).toEqual(expect.arrayContaining(Object.keys(faults)));
  expect(made.length - all.length, 'items that train').toBe(1);
  for (const { item, check, draws } of tried) if (draws) expect(withFault(item, check)).not.toBe(check.body);
});

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  const bodies = [...usual.map(({ check }) => check.body), ...usual.map(({ item, check }) => withFault(item, check))];
  const all = bodies.map((body) => run(quizCode(language, { body })));
  const [printed, faulty] = [all.slice(0, usual.length), all.slice(usual.length)];

  it.each(tried.map((each, place) => [each.item.id, each, place] as const))('%s', (_, each, place) => {
    const { figures } = each.check;
    expect([...(printed[place]?.keys() ?? [])].toSorted()).toEqual(Object.keys(figures).toSorted());
    for (const [name, value] of Object.entries(figures)) {
      const [found = NaN] = printed[place]?.get(name) ?? [];
      const theirs = each.theirs[name] ?? NaN;
      if (theirs === 0) {
        const said = `${name}: ${String(found)}, core ${String(value)}`;
        expect(Math.abs(found - value), said).toBeLessThanOrEqual(1e-9 * Math.abs(value) + 1e-12);
        continue;
      }
      const measured = { value, standardError: each.ours[name] ?? NaN };
      expectMeasured(found, measured, name, theirs);
      const wrong = faulty[place]?.get(name)?.[0];
      const said = `${name} with a fault: ${String(wrong)} ± ${String(theirs)}, core ${String(value)}`;
      expect(standardErrorsApart(wrong, measured, theirs), said).toBeGreaterThan(most);
    }
  });
});

// Its programs take longer than those of all others: every third day.
describe.each(thirdOfTheDay(made.filter(({ item }) => item.trains)))('the item that trains', ({ check }) => {
  const rules = ['none', 'sqrt', 'linear'] as const;
  /** Fewer than above, as each takes its time: 5 standard errors seen in 8 runs alone would be 1 in 600 (Student's t). */
  const runs = 8;
  /** An accuracy is a count of 1,024: one more or less is always open. */
  const counted = 1 / 1024;
  /** Of the median of three normal numbers beside their deviation. */
  const medianOfThree = 0.67;
  /** Accuracies of single runs, of which the core has made those before the first. */
  const ofRuns = Object.fromEntries(
    rules.map((rule) => [
      rule,
      Array.from({ length: repetitions }, (_, each) => {
        const settings = settingsOfRun(rule, ablationSetting.runs + each);
        const { steps } = ablationSetting;
        const { records } = training.trainSteps(settings, training.startTraining(settings), steps + 1, steps, null);
        return records[steps * training.columns + training.column('accuracy')] ?? NaN;
      }),
    ]),
  );
  const single = 'sorted(accuracy(divisor, seed) for seed in range(3))[1]';
  const divisors = '("none", 1), ("sqrt", math.sqrt(d)), ("linear", d)';
  /** Prints the accuracies of its first runs one by one. */
  const apart = (body: string, count = runs): string =>
    quizCode('numpy', { body: body.replace(single, `*[accuracy(divisor, seed) for seed in range(${String(count)})]`) });
  const ofPrograms = run(apart(check.body));

  const errorOfRun = (accuracies: readonly number[]): number => Math.max(repeated(accuracies).deviation, counted);
  const meanOf = (accuracies: readonly number[]): { value: number; standardError: number } => ({
    value: repeated(accuracies).mean,
    standardError: errorOfRun(accuracies) / Math.sqrt(accuracies.length),
  });

  it('can be taken apart', () => {
    expect(check.body).toContain(single);
    expect(check.body).toContain(divisors);
    for (const rule of rules) expect(ofPrograms.get(rule)).toHaveLength(runs);
  });

  it.each(['numpy', 'pytorch'] as const)('its medians in %s', (language) => {
    const printed = run(quizCode(language, check));
    expect([...printed.keys()].toSorted()).toEqual(Object.keys(check.figures).toSorted());
    for (const rule of rules) {
      const measured = {
        value: check.figures[rule] ?? NaN,
        standardError: medianOfThree * errorOfRun(ofRuns[rule] ?? []),
      };
      const theirs = medianOfThree * errorOfRun(ofPrograms.get(rule) ?? []);
      expectMeasured(printed.figure(rule), measured, rule, theirs);
    }
  });

  // Three runs differ so much without a divisor that only means of more tell a wrong one.
  it('its means over more runs, and not those of other divisors', () => {
    const others = '("none", math.sqrt(d)), ("sqrt", 4), ("linear", d / 4)';
    const faulty = run(apart(check.body.replace(divisors, others), 4));
    for (const rule of rules) {
      const measured = meanOf(ofRuns[rule] ?? []);
      const { value, standardError } = meanOf(ofPrograms.get(rule) ?? []);
      expectMeasured(value, measured, rule, standardError);
      const wrong = meanOf(faulty.get(rule) ?? []);
      const theirs = standardError * Math.sqrt(runs / 4);
      expect(standardErrorsApart(wrong.value, measured, theirs), `${rule} with a fault`).toBeGreaterThan(most);
    }
  });
});
