// The figures that stand in reasons, by the names that the catalogue gives them: each is computed by the core.
import { type InitialVariance, standardEntries } from '../../core/chapters-entries.ts';
import { speaking, say, fill } from '../../i18n/say.ts';
import { percent, significant, whole, localized } from '../../i18n/numbers.ts';
import type { Cores, Summary, SummaryDimension } from '../figures/cores.ts';
import type { ExamplesClient, WorkedExample, WorkedLine } from '../../core/examples-client.ts';
import { computedText, lineTitle, remarkSentence } from '../../laboratories/worked-example/calculation.ts';
import { exampleName } from '../../laboratories/worked-example/exercise.ts';
import { fileOf } from '../pages/languages.ts';
import { escaped } from '../pages/markdown.ts';
import '../../laboratories/worked-example/words.en.ts';
import { type ClaimWords, tally } from './words.ts';

const { law: normal } = standardEntries;

/** A figure that must be there. */
function there(value: number | undefined | null): number {
  if (value === undefined || value === null) throw new Error('a figure is missing');
  return value;
}

export function claimFigures({ chapters, core }: Cores, summary: Summary): Readonly<Record<string, string>> {
  const peak = (rule: string, d: SummaryDimension): string => percent(there(summary.of(rule, d).peakWeight?.value));
  const trace = (rule: string, d: SummaryDimension): string =>
    significant(there(summary.of(rule, d).jacobianTraceMedian?.value), 2);
  const same = chapters.correlatedScore(normal, 1, [64]);
  const shifted = chapters.scoreOfEntries({ ...normal, mean: 0.5 }, { ...normal, mean: 0.5 }, [64]);
  const moments = chapters.scoreMoments(64, 4);
  // Where an initialisation is listed at several widths, the first is the narrowest.
  const begin = (initializer: string): InitialVariance | undefined =>
    chapters.initialVariances().find((each) => each.initializer === initializer);
  const query = (initializer: string): string => significant(there(begin(initializer)?.query));
  const near = chapters.softmaxSteps([9, 8.6, 0, 0]).weights;
  const even = chapters.softmaxJacobian(new Float64Array(256));
  const half = chapters.formats().find(({ id }) => id === 'float16');
  const exponential = core.exponentialLimits(8).find(({ format }) => format === 'float64');
  // 14, 10 and 12 after ÷ √64, at half, one and two times that divisor.
  const tempered = chapters.temperatureResponse([1.75, 1.25, 1.5], [0.5, 1, 2]).peak;
  return {
    none4: peak('none', 4),
    none64: peak('none', 64),
    root4: peak('sqrt', 4),
    root64: peak('sqrt', 64),
    two4: peak('constant', 4),
    two64: peak('constant', 64),
    two1024: peak('constant', 1024),
    log64: peak('log', 64),
    log1024: peak('log', 1024),
    fifth64: peak('fifth-power', 64),
    traceNone64: trace('none', 64),
    cosinePeak: percent(there(chapters.cosineAttention(64, [1]).peakBound[0]), 1),
    sameMean: significant(there(same.mean[0]), 2),
    sameVariance: significant(there(same.variance?.[0]), 3),
    shiftedVariance: significant(there(shifted.variance[0]), 2),
    meanAbsolute: significant(moments.meanAbsolute, 2),
    variance64: whole(moments.variance),
    scaledStd64: significant(there(summary.of('sqrt', 64).scoreStd?.value), 2),
    aboveTen: percent(there(chapters.scoreProbabilities(64, [10]).upperTail[0])),
    perHead: query('xavier-per-head'),
    fused: query('xavier-fused'),
    packed: query('xavier-packed'),
    gpt: query('normal-0.02'),
    gptWidth: whole(there(begin('normal-0.02')?.dModel)),
    unit: query('normal-1'),
    unitWidth: whole(there(begin('normal-1')?.dModel)),
    tFive: query('t5'),
    tFiveScore: significant(there(begin('t5')?.scoreStd), 2),
    nearFirst: percent(there(near[0])),
    nearSecond: percent(there(near[1])),
    evenSlope: significant(there(even.jacobian[0]), 2),
    evenTrace: significant(even.trace),
    halfOverflow: significant(there(half?.expOverflowsAbove), 4),
    exponentialEven: whole(there(exponential?.weightsEven)),
    sharper: percent(there(tempered[0])),
    asIs: percent(there(tempered[1])),
    softer: percent(there(tempered[2])),
  };
}

// Every figure that the worked examples' sources print, beside the one that the core computes.

const verdicts = ['agrees', 'conditional', 'differs', 'undecidable'] as const;

const columns = ['step', 'calculation', 'computed', 'printed', 'verdict'] as const;

/** In the language spoken. */
export function printedFigures(examples: ExamplesClient, words: ClaimWords): string {
  const { claimSources, claimsPage } = words;
  const names = {
    ...Object.fromEntries(verdicts.map((name) => [name, say(`worked.verdict.${name}`)])),
    agrees: claimsPage.agree,
    differs: claimsPage.differ,
  };
  const all = examples
    .workedExamples()
    .map((example) => ({
      example,
      lines: examples.evaluateWorkedExample(example).lines.filter(({ printed }) => printed !== ''),
    }))
    .filter(({ lines }) => lines.length > 0);
  const given = all.flatMap(({ lines }) => lines.map(({ verdict }) => verdict));
  const intro = fill(claimsPage.figuresIntro, {
    count: String(given.length),
    verdicts: tally(given, names, claimsPage.counted),
  });
  const sources = Object.entries(claimSources).map(([letter, title]) => {
    const own = all.filter(({ example }) => example.source === letter);
    return `<h3>${title}</h3>\n${own.map(({ example, lines }) => table(example, lines, title, words)).join('\n')}`;
  });
  return `<p>${intro}</p>\n${sources.join('\n')}`;
}

function table(example: WorkedExample, lines: readonly WorkedLine[], source: string, words: ClaimWords): string {
  const { claimsPage, figureNotes } = words;
  const name = escaped(exampleName(example));
  const note = figureNotes[example.id];
  const label = fill(claimsPage.lines, { where: `${source}: ${name}` });
  const heads = columns.map((column) => say(`worked.column.${column}`));
  const rows = lines.map((line, place) => row(line, lines[place - 1], words));
  return `<h4 id="${example.id}">${name}</h4>
<p><a href="./${fileOf('chapters', speaking())}#examples&amp;v=1&amp;worked-example.id=${example.id}">${claimsPage.open}</a></p>${note === undefined ? '' : `\n<p>${note}</p>`}
${tableOf({ label, look: 'figures printed' }, heads, rows)}`;
}

interface NamedTable {
  /** What is heard of it. */
  label: string;
  caption?: string;
  look?: string;
}

/**
 * A table that scrolls by itself where the window is narrow. `rows`: each as HTML. What its parts are stands on them, for a style sheet may
 * make paragraphs of its rows.
 */
export function tableOf(
  { label, caption, look = 'figures' }: NamedTable,
  heads: readonly string[],
  rows: readonly string[],
): string {
  return `<div class="${look}" role="region" tabindex="0" aria-label="${label}"><table role="table">${caption === undefined ? '' : `\n<caption>${caption}</caption>`}
<thead role="rowgroup"><tr role="row">${heads.map((head) => `<th scope="col" role="columnheader">${head}</th>`).join('')}</tr></thead>
<tbody role="rowgroup">
${rows.join('\n')}
</tbody></table></div>`;
}

/** Its head and its cells, each with a class or none. */
export const rowOf = (look: string, head: string, cells: readonly (readonly [look: string, text: string])[]): string =>
  `<tr role="row"${classOf(look)}><th scope="row" role="rowheader">${head}</th>${cells
    .map(([of, text]) => `<td role="cell"${classOf(of)}>${text}</td>`)
    .join('')}</tr>`;

const classOf = (look: string): string => look && ` class="${look}"`;

/** A remark that the line before has too is not said again. */
function row(line: WorkedLine, before: WorkedLine | undefined, { claimsPage }: ClaimWords): string {
  const { verdict, shouldBe, printed, formula } = line;
  const said = verdict === 'unprinted' ? '' : say(`worked.verdict.${verdict}`);
  const mended = shouldBe && `: ${fill(claimsPage.shouldBe, { value: escaped(localized(shouldBe)) })}`;
  const remark = before && remarkSentence(before) === remarkSentence(line) ? '' : remarkSentence(line);
  const condition = remark && ` <small>${escaped(remark)}</small>`;
  const equals = line.computed && formula && line.bound === 'exact' ? 'equals' : '';
  return rowOf(verdict, escaped(lineTitle(line)), [
    ['', escaped(localized(formula))],
    [equals, escaped(localized(computedText(line)))],
    ['given', `<span>${say('worked.column.printed')} </span>${escaped(localized(printed))}`],
    ['verdict', `<span>${said}${mended}</span>${condition}`],
  ]);
}
