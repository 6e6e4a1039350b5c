// Figures in prose: all names are filled, the core or a measured table gives each, and sentences say no more than these do.
import { expect, test } from 'vitest';
import { Closing, Summary, startCores } from '../../../web/lesson/figures/cores.ts';
import { proseFigures, withFigures, scaleCost } from '../../../web/lesson/figures/prose-figures.ts';
import { pullsAt } from '../../../web/laboratories/opening/view.ts';
import { body } from '../../../web/lesson/pages/page.ts';
import { english, german } from '../../../web/lesson/pages/prose.ts';
import { summaryPlace } from '../../../web/lesson/pages/static-prose.ts';
import { prose } from '../../../web/lesson/pages/words.en.ts';
import { chapterBlocks, chapterTexts } from './chapter-texts.ts';
import storyInEnglish from '../../../web/lesson/story.en.md?raw';
import storyInGerman from '../../../web/lesson/story.de.md?raw';
import { scorm } from '../../../web/embed/scorm/words.en.ts';

const cores = await startCores();
const summary = new Summary(cores);
const measured = { summary, closing: new Closing(cores) };
const figures = proseFigures(cores, measured);
const all = JSON.stringify(chapterTexts);

/** The block of a text in which a phrase stands. */
const block = (language: 'en' | 'de', phrase: string): string =>
  Object.values(chapterBlocks[language]).find((text) => text.includes(phrase)) ?? '';

test.each([english, german])('the page has all its figures: $language', (writer) => {
  const html = withFigures(body(writer).replace(summaryPlace, ''), cores, measured, writer);
  expect(html).not.toMatch(/\{\{|NaN|undefined/);
});

test('every figure is used, and a name that is none stops the build', () => {
  for (const [texts, story] of [
    [chapterTexts.en, storyInEnglish],
    [chapterTexts.de, storyInGerman],
  ] as const) {
    const words = [...Object.values(texts), story].join(' ');
    expect(Object.keys(figures).filter((name) => !words.includes(`{{${name}}}`))).toEqual([]);
  }
  expect(() => withFigures('<p>{{gapAt63}}</p>', cores, measured, english)).toThrow('{{gapAt63}}');
});

test('the typical gap of two scores is the median, by the core', () => {
  expect(figures.gapAt64).toBe('7.6');
  expect(figures.oddsAt64).toBe('2,060');
  expect(figures.gapScaled).toBe('0.95');
  expect(figures.oddsScaled).toBe('2.6');
  expect(figures.gapFactor).toBe('0.954');
  expect(all).not.toMatch(/82.?000|11[.,]3/);
});

test('under √d the spread is exact and the peak is not: both ends are told', () => {
  expect([figures.sqrtPeakAt4, figures.sqrtPeakAt1024]).toEqual(['0.34', '0.36']);
  expect(all).not.toMatch(/for which nothing changes|bei der sich nichts ändert/);
});

test('at d = 64 and 64 keys the pull has two ways to lose, and the whole gradient only one', () => {
  expect([figures.pullNone, figures.pullSqrt, figures.pullLinear]).toEqual(['5\u00a0×\u00a010⁻⁶', '0.62', '0.12']);
  expect([figures.queryNone, figures.querySqrt]).toEqual(['0.8', '0.2']);
  expect(figures.logStd).toBe('1.9');
  // “less than two thirds as strong”
  const { closing } = measured;
  expect(closing.of('log', 64).pull.value / closing.of('sqrt', 64).pull.value).toBeLessThan(2 / 3);
});

test('with 8 keys the pull under √d is about 0.7 from d = 16 on', () => {
  const stops = [...cores.core.openingStops()];
  const from16 = stops.flatMap((d, stop) => (d >= 16 ? [pullsAt('sqrt', stop).toFixed(1)] : []));
  expect(new Set(from16)).toEqual(new Set(['0.7']));
  expect(figures.levelPull).toBe('0.7');
});

test('with 8 keys the top lies at spread 1.4, of which √d reaches 92 %, as the typical pulls themselves say', () => {
  const spreads = Array.from({ length: 15 }, (_, step) => 0.9 + step / 15);
  const pulls = [...cores.chapters.typicalPull(8, spreads, null)];
  const [atOne = NaN] = cores.chapters.typicalPull(8, [1], null);
  expect([figures.fewTop, figures.fewShare]).toEqual(['1.4', '92']);
  expect(Math.abs((spreads[pulls.indexOf(Math.max(...pulls))] ?? NaN) - 1.4)).toBeLessThan(1 / 15);
  expect(Math.round((100 * atOne) / Math.max(...pulls))).toBe(92);
});

test('what models start with, pairs that are alike and small lists have the figures of closed forms', () => {
  const { narrowQuery, wideQuery, narrowSpread, wideSpread, perHeadVariance, perHeadSpread } = figures;
  // d_model × 0.02², and Xavier’s 2 / (512 + 64) × 512 for each of q and k.
  expect([narrowQuery, narrowSpread]).toEqual(['0.307', '0.307']);
  expect([wideQuery, wideSpread]).toEqual(['0.64', '0.64']);
  expect([perHeadVariance, perHeadSpread]).toEqual([((16 / 9) ** 2).toFixed(2), (16 / 9).toFixed(1)]);
  expect(figures.roughSpread).toBe('0.3');
  // 1 + ρ² (K − 2) with the kurtosis K of the entries.
  const kurtosis = { alikeSigns: 1, alikeUniform: 1.8, alikeNormal: 3, alikeLaplace: 6 };
  for (const [name, of] of Object.entries(kurtosis)) expect(figures[name]).toBe((1 + 0.36 * (of - 2)).toFixed(2));
  // e over e + 63/e.
  expect(figures.cosinePeak).toBe(((100 * Math.E) / (Math.E + 63 / Math.E)).toFixed(1));
  expect([figures.nearFirst, figures.nearSecond]).toEqual(['60', '40']);
  expect(figures.listVariance).toBe('2.67');
  expect([figures.listStd, figures.sampleStd]).toEqual([Math.sqrt(8 / 3).toFixed(2), '2']);
});

test('ratios of weights are powers of e, and additive scores spread as an integral by hand says', () => {
  expect([figures.ratioOfClose, figures.ratioOf1]).toEqual([Math.exp(0.6).toFixed(1), Math.E.toFixed(1)]);
  expect(figures.closeMost).toBe((1 / (1 + Math.exp(-0.6))).toFixed(2));
  expect([figures.ratioOf8, figures.ratioOf10, figures.powerOf50]).toEqual(['3,000', '22,000', '5\u00a0×\u00a010²¹']);
  let [mean, total] = [0, 0];
  for (let z = -12; z <= 12; z += 1 / 64) {
    mean += Math.tanh(z) ** 2 * Math.exp(-(z ** 2) / 4);
    total += Math.exp(-(z ** 2) / 4);
  }
  expect([figures.squaredTanh, figures.additiveStd]).toEqual([
    (mean / total).toFixed(2),
    Math.sqrt(mean / total).toFixed(2),
  ]);
  // What stands in the text is no figure of the subject that is typed.
  expect(JSON.stringify([chapterTexts, storyInEnglish, storyInGerman])).not.toMatch(
    /0[.,]52\b|0[.,]72\b|1[.,]63\b|2[.,]7 times|2[.,]7-Fache|22.000|3.?000.(?:times|Fache)/,
  );
});

test('what is said to be computed while you read is what laboratories show', () => {
  for (const text of [prose['page.footer'], scorm['scorm.footer']]) {
    expect(text).toContain('Your browser computes the numbers in the laboratories');
    for (const made of ['closing table', 'pulls in the first picture', 'recorded training runs'])
      expect(text).toContain(made);
    expect(text).not.toMatch(/every number/i);
  }
});

const row = (work: string, figure: string): string =>
  `| attention, ${work}, n = 1024, d = 64, 1 thread | a | b | ${figure} |  |  |`;
const scores = 'all scores divided by √d';
const queries = 'queries divided by √d instead';
const cost = (median: string, low: string, high: string): string =>
  `${median} × of the time (middle half ${low} … ${high})`;

test('what the division costs is quoted from the measured table', () => {
  const table = [
    ...['1.020', '1.030', '1.040', '1.050'].map((median) => row(scores, cost(median, '1.010', '1.060'))),
    ...['0.990', '1.000', '1.010', '1.020'].map((median) => row(queries, cost(median, '0.980', '1.030'))),
  ];
  expect(scaleCost(table.join('\n'))).toEqual({
    costScoresLeast: '1.020',
    costScoresMost: '1.050',
    costQueriesLeast: '0.990',
    costQueriesMost: '1.020',
    costCases: '8',
    costSeen: '4',
  });
});

test('a row that is missing, or a sentence that no longer follows, stops the build', () => {
  const cheap = Array.from({ length: 4 }, () => row(scores, cost('1.02', '1.01', '1.03')));
  const none = Array.from({ length: 4 }, () => row(queries, cost('1.00', '0.99', '1.01')));
  expect(() => scaleCost([...cheap, ...none.slice(1)].join('\n'))).toThrow('queries divided by √d instead');
  expect(() => scaleCost([...none, row(scores, 'unreadable'), ...cheap.slice(1)].join('\n'))).toThrow(scores);
  const dear = Array.from({ length: 4 }, () => row(queries, cost('1.09', '1.08', '1.10')));
  expect(() => scaleCost([...cheap, ...dear].join('\n'))).toThrow('no longer');
});

test('standard deviation and variance of small lists name what the squares are divided by', () => {
  expect(block('en', '14, 10 and 12 are close')).toMatch(/n − 1.*divided by n,/);
  expect(block('de', '14, 10 und 12 liegen')).toMatch(/n − 1.*geteilt durch n,/);
});

test('a factor multiplies, and bounds nothing; the model of 2017 has its norm after each layer', () => {
  for (const language of ['en', 'de'] as const) {
    const reading = block(language, 'DeepSeek-V3');
    expect(reading).toMatch(/multiplies the factor by 1\.8739|multipliziert den Faktor .* mit 1,8739/);
    expect(reading).toMatch(/The factor itself bounds nothing|Der Faktor selbst begrenzt nichts/);
    expect(reading).not.toMatch(/raises|erhöht|once training has begun|sobald das Training begonnen/);
    expect(block(language, '{{claim11}}')).toMatch(/2017.*(?:no norm has touched|keine Norm berührt)/);
  }
});
