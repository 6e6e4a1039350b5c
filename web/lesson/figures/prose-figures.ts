// The figures that stand in prose, by the names that the text gives them: computed by the core, or read from measured
// tables, while the page is built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InitialVariance } from '../../core/chapters-entries.ts';
import { type Language, speak } from '../../i18n/say.ts';
import { fixed, percent, short, significant, whole } from '../../i18n/numbers.ts';
import { pullsAt } from '../../laboratories/opening/view.ts';
import { complete } from '../pages/markdown.ts';
import type { Closing, ClosingRule, Summary, SummaryDimension, Cores } from './cores.ts';
import { smallGpt } from './small-gpt.ts';
import type { Writer } from '../pages/languages.ts';

/** What was measured before: the sweep of all rules, and the closing table. */
export interface Measured {
  summary: Summary;
  closing: Closing;
}

export function proseFigures(cores: Cores, { summary, closing }: Measured): Readonly<Record<string, string>> {
  const { chapters } = cores;
  const peak = (d: SummaryDimension): string => {
    const value = summary.of('sqrt', d).peakWeight?.value;
    if (value === undefined) throw new Error('a figure of the summary is missing');
    return fixed(value, 2);
  };
  const pull = (rule: ClosingRule): number => closing.of(rule, 64).pull.value;
  const query = (id: ClosingRule): number =>
    chapters.gradientRows({ seed: '1', draw: 0, d: 64, keys: 64, rows: 1024, rule: { id, parameter: 0 } }).summary
      .queryGradient.median;
  const law = chapters.scoreMoments(64, 1);
  const few = chapters.typicalTop(8, null);
  return {
    sqrtPeakAt4: peak(4),
    sqrtPeakAt1024: peak(1024),
    gapAt64: significant(law.typicalGap, 2),
    // Rounded to tens: the gap itself is told to two digits.
    oddsAt64: roughly(law.typicalOdds, 3),
    gapFactor: fixed(law.scaledGap, 3),
    gapScaled: significant(law.scaledGap, 2),
    oddsScaled: significant(law.scaledOdds, 2),
    pullNone: significant(pull('none'), 1),
    pullSqrt: fixed(pull('sqrt'), 2),
    pullLinear: fixed(pull('linear'), 2),
    queryNone: significant(query('none'), 1),
    querySqrt: significant(query('sqrt'), 1),
    bestAbove: fixed(chapters.bestSpreads(64, 1).limit, 1),
    bestBelow: fixed(chapters.bestSpreads(64, -1).limit, 1),
    fewTop: fixed(few.spread, 1),
    fewShare: share(few.shareOfOne),
    logStd: significant(closing.of('log', 64).std, 2),
    levelPull: levelPull(cores),
    cosinePeak: share(chapters.cosineAttention(64, [1]).peakBound[0], 1),
    ...nearWeights(cores),
    listVariance: listVariance(cores),
    ...smallLists(cores),
    ...exponentials(cores),
    ...additiveSpread(cores),
    ...alikeVariances(cores),
    ...causalPeaks(cores),
    ...initialSpreads(cores),
    ...scaleCost(),
    ...smallGpt(cores),
  };
}

/** A large number, rounded to so many digits, as one would say it: 2,060. */
const roughly = (value: number, digits: number): string => whole(Number(value.toPrecision(digits)));

/** A percentage without its sign, which the sentence writes. */
const share = (value = NaN, decimals = 0): string => percent(value, decimals).replace(/\s?%/, '');

/** The pull under √d with eight keys, from d = 16 on; throws where it is not the same everywhere to one digit. */
function levelPull({ core }: Cores): string {
  const pulls = Array.from(core.openingStops()).flatMap((d, stop) =>
    d >= 16 ? [fixed(pullsAt('sqrt', stop), 1)] : [],
  );
  const [pull = ''] = pulls;
  if (pulls.some((each) => each !== pull)) throw new Error(`the pull under √d is not level: ${pulls.join()}`);
  return pull;
}

/** The weights of two scores that lie close together. */
function nearWeights({ chapters }: Cores): Record<string, string> {
  const [first, second] = chapters.softmaxSteps([9, 8.6]).weights;
  return { nearFirst: share(first), nearSecond: share(second) };
}

/** The variance of 2, 4 and 6, as a published example has it. */
function listVariance({ examples }: Cores): string {
  const example = examples.workedExamples().find(({ id }) => id === 'variance-2-4-6');
  const line = example && examples.evaluateWorkedExample(example).lines.find(({ label }) => label === 'variance');
  if (line?.value === undefined || line.value === null) throw new Error('the example of 2, 4 and 6 has no variance');
  return fixed(line.value, 2);
}

/** Standard deviations of published lists: of one as it stands, of the other as a sample; and the most that the first of two close scores can get. */
function smallLists({ chapters }: Cores): Record<string, string> {
  const [most = NaN] = chapters.softmaxSteps([8.5, 7.9]).weights;
  return {
    listStd: fixed(chapters.spreadOfList([2, 4, 6]).stdOfAll, 2),
    sampleStd: short(chapters.spreadOfList([14, 10, 12]).std),
    closeMost: fixed(most, 2),
  };
}

/** e to the power of a difference of scores: the ratio of two weights. */
function exponentials({ examples }: Cores): Record<string, string> {
  const published = examples.workedExamples().find(({ kind }) => kind === 'exponential');
  const power = (x: string): number => {
    const inputs = [{ name: 'x', values: [x] }];
    const [line] = published ? examples.evaluateWorkedExample({ ...published, inputs, printed: [] }).lines : [];
    if (typeof line?.value !== 'number') throw new Error(`e to the power of ${x} is missing`);
    return line.value;
  };
  return {
    ratioOfClose: fixed(power('0.6'), 1),
    ratioOf1: fixed(power('1'), 1),
    ratioOf8: roughly(power('8'), 1),
    ratioOf10: roughly(power('10'), 2),
    powerOf50: significant(power('50'), 1),
  };
}

/** What tanh leaves of N(0, 2), and the spread of additive scores over the root of their hidden units. */
function additiveSpread({ chapters }: Cores): Record<string, string> {
  const { squaredTanh, std } = chapters.additiveSpread(1, 1, 2);
  return { squaredTanh: fixed(squaredTanh, 2), additiveStd: fixed(std, 2) };
}

/** The variance of a score in multiples of d where each entry of k has the correlation 0.6 with that of q, by the law of the entries. */
function alikeVariances({ chapters }: Cores): Record<string, string> {
  const laws = { alikeSigns: 'rademacher', alikeUniform: 'uniform', alikeNormal: 'normal', alikeLaplace: 'laplace' };
  return Object.fromEntries(
    Object.entries(laws).map(([name, id]) => {
      const [variance = NaN] = chapters.correlatedScore({ id, parameter: 0, mean: 0, std: 1 }, 0.6, [1]).variance ?? [];
      return [name, fixed(variance, 2)];
    }),
  );
}

/** The mean largest weight of rows whose scores have spread 1, by their number of keys. */
function causalPeaks({ chapters }: Cores): Record<string, string> {
  const peakOf = (keys: number): string =>
    share(chapters.measureSpreads({ seed: '1', keys, rows: 4096 }, [1]).peak.mean[0]);
  return { peakOf8: peakOf(8), peakOf64: peakOf(64), peakOf512: peakOf(512) };
}

/** What models start with: variances of a query, and what is left of a score's spread after ÷ √d. */
function initialSpreads({ chapters }: Cores): Record<string, string> {
  const begin = (initializer: string, width: number): InitialVariance => {
    const all = chapters.initialVariances();
    const found = all.find((each) => each.initializer === initializer && each.dModel === width);
    if (!found) throw new Error(`no start of ${initializer} at ${String(width)}`);
    return found;
  };
  const [narrow, wide, perHead] = [
    begin('normal-0.02', 768),
    begin('normal-0.02', 1600),
    begin('xavier-per-head', 512),
  ];
  const layer = {
    dModel: 512,
    heads: 8,
    dK: 64,
    tokens: 2,
    cosine: 0,
    norm: 'layer',
    epsilon: 1e-12,
    seed: '1',
  } as const;
  return {
    narrowQuery: fixed(narrow.query, 3),
    wideQuery: fixed(wide.query, 2),
    narrowSpread: fixed(narrow.scaledScoreStd, 3),
    wideSpread: fixed(wide.scaledScoreStd, 2),
    roughSpread: fixed(narrow.scaledScoreStd, 1),
    perHeadSpread: fixed(perHead.scaledScoreStd, 1),
    perHeadVariance: fixed(chapters.predictLayer({ ...layer, initializer: perHead.initializer }).scaledScore, 2),
  };
}

/** What dividing by √d costs, as measured: the rows of docs/benchmarks.md. */
const works = { scores: 'all scores divided by √d', queries: 'queries divided by √d instead' } as const;

/**
 * The rows of one way to divide: two libraries, two head sizes; of each, in times as long as without a division, the median of the rounds and
 * their middle half.
 */
function rowsOf(table: string, work: string) {
  const found = table
    .split('\n')
    .filter((line) => line.startsWith(`| attention, ${work},`))
    .map((line) => /\| ([\d.]+) × of the time \(middle half ([\d.]+) … ([\d.]+)\)/.exec(line)?.slice(1).map(Number));
  const rows = found.map(([median = NaN, low = NaN, high = NaN] = []) => ({ median, low, high }));
  if (rows.length !== 4 || rows.some(({ median, low, high }) => !(low <= median && median <= high)))
    throw new Error(`docs/benchmarks.md: the four rows of “${work}” are missing or unreadable`);
  return rows;
}

/** throws  where a row is missing, or where the sentence that quotes them no longer follows from them */
export function scaleCost(
  table = readFileSync(join(import.meta.dirname, '../../../docs/benchmarks.md'), 'utf8'),
): Readonly<Record<string, string>> {
  const scores = rowsOf(table, works.scores);
  const queries = rowsOf(table, works.queries);
  const ends = (rows: typeof scores): [number, number] => {
    const medians = rows.map(({ median }) => median).sort((a, b) => a - b);
    return [medians[0] ?? NaN, medians.at(-1) ?? NaN];
  };
  const [scoresLeast, scoresMost] = ends(scores);
  const [queriesLeast, queriesMost] = ends(queries);
  if (scoresMost >= 1.1 || queriesMost > scoresMost)
    throw new Error('docs/benchmarks.md: the cost of the division is no longer small, or no longer least for queries');
  const all = [...scores, ...queries];
  return {
    costScoresLeast: fixed(scoresLeast, 3),
    costScoresMost: fixed(scoresMost, 3),
    costQueriesLeast: fixed(queriesLeast, 3),
    costQueriesMost: fixed(queriesMost, 3),
    costCases: whole(all.length),
    costSeen: whole(all.filter(({ low }) => low > 1).length),
  };
}

const known = new WeakMap<Cores, Partial<Record<Language, Readonly<Record<string, string>>>>>();

/** The figures as a language writes them, made once: some are measured, and every page of the lesson asks for them. */
export function figuresIn(language: Language, cores: Cores, measured: Measured): Readonly<Record<string, string>> {
  const made = known.get(cores) ?? {};
  known.set(cores, made);
  return (made[language] ??= speak(language, () => proseFigures(cores, measured)));
}

/** The page with its figures in place, in the writer's language; throws where a name is no figure. */
export function withFigures(html: string, cores: Cores, measured: Measured, writer: Writer): string {
  return complete(html, figuresIn(writer.language, cores, measured));
}
