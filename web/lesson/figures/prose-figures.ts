// The figures that stand in prose, by the names that the text gives them: computed by the core, or read from measured
// tables, while the page is built.
import { fixed, significant, whole } from '../../i18n/numbers.ts';
import { speak } from '../../i18n/language.ts';
import { complete } from '../markdown.ts';
import type { Writer } from '../prose.ts';
import type { Closing, ClosingRule } from './closing.ts';
import type { Cores } from './cores.ts';
import { scaleCost } from './scale-cost.ts';
import type { Summary, SummaryDimension } from './summary.ts';

/** What was measured before: the sweep of all rules, and the closing table. */
export interface Measured {
  summary: Summary;
  closing: Closing;
}

export function proseFigures({ chapters }: Cores, { summary, closing }: Measured): Readonly<Record<string, string>> {
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
  return {
    sqrtPeakAt4: peak(4),
    sqrtPeakAt1024: peak(1024),
    gapAt64: significant(law.typicalGap, 2),
    // Rounded to tens: the gap itself is told to two digits.
    oddsAt64: whole(Number(law.typicalOdds.toPrecision(3))),
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
    logStd: significant(closing.of('log', 64).std, 2),
    ...scaleCost(),
  };
}

/** The page with its figures in place, in the writer's language; throws where a name is no figure. */
export function withFigures(html: string, cores: Cores, measured: Measured, writer: Writer): string {
  return complete(
    html,
    speak(writer.language, () => proseFigures(cores, measured)),
  );
}
