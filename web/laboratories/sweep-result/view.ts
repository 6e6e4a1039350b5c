// What the pictures of a result are drawn from, and the facts above them: the d in focus, and the rules on show by their places
// in the file.
import { type TemplateResult, html, nothing } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { EntryAssumptions, ScaleRule, DimensionReport, Estimate } from '../../core/types.ts';
import { listed, short, whole, percent, significant } from '../../i18n/numbers.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import { type Shown, type View, ruleReport } from '../../kit/sweep/focus-picture.ts';
import { ruleName, ruleRole } from '../../kit/sweep/rules.ts';
import { symbols } from '../../kit/symbols.ts';
import { type Result, hasParameter } from './result.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { scalingsCode } from '../../kit/sweep/program.ts';

export interface ResultView extends View {
  result: Result;
}

/** All rules of a result, in its order. */
export function rulesOf({ specification }: Result, rules: readonly ScaleRule[]): Shown[] {
  return specification.rules.map((choice): Shown => {
    const rule = rules.find(({ id }) => id === choice.id);
    const parameter = rule?.parameter ? choice.parameter : null;
    const name = ruleName({ id: choice.id, parameter });
    // No line of a file is one that the reader moves.
    const role = choice.id === 'power' ? 'other' : ruleRole(choice.id);
    return { choice, name, role, own: false, least: rule?.leastDimension ?? 1 };
  });
}

/** The d of the result that is nearest to what was asked for, on the axis of d. */
export function focusOf({ dimensions }: Result, asked: number): number {
  const far = (d: number): number => Math.max(d / asked, asked / d);
  const [nearest] = dimensions.map(({ d }) => d).sort((a, b) => far(a) - far(b));
  return nearest ?? asked;
}

export function viewOf(
  core: CoreClient,
  result: Result,
  { rules, shown, focus }: { rules: readonly ScaleRule[]; shown: readonly string[]; focus: number },
): ResultView {
  const { keys } = result.specification;
  const grid = result.dimensions.map(({ d }) => d);
  const at = focusOf(result, focus);
  return {
    result,
    grid,
    open: grid,
    focus: at,
    keys,
    rules: rulesOf(result, rules).filter((_, index) => shown.includes(String(index + 1))),
    reports: result.dimensions.map(({ report }) => report),
    near: result.dimensions.find(({ d }) => d === at)?.report,
    pulls: undefined,
    even: core.divisor({ id: 'power', parameter: -1 }, keys),
    // ln is no divisor at 1, where it is 0.
    mostEntropy: keys === 1 ? 0 : core.divisor({ id: 'log', parameter: 0 }, keys),
  };
}

// What was run, as a list of facts; whatever a file says of itself is text.

/** Whether entries are as everybody assumes them. */
export function isUsual(entries: EntryAssumptions | undefined): boolean {
  if (!entries) return true;
  const { law, correlation } = entries;
  return law.id === 'normal' && law.mean === 0 && law.std === 1 && correlation === 0;
}

export function entriesText(entries: EntryAssumptions | undefined): string {
  if (!entries || isUsual(entries)) return say('sweep-result.usual');
  const { law, correlation } = entries;
  const words = {
    law: sayNamed(`sweep.law.${law.id}`) ?? law.id,
    mean: short(law.mean),
    std: short(law.std),
    correlation: short(correlation),
  };
  if (!hasParameter(law.id)) return say('sweep-result.entries', words);
  return say('sweep-result.entriesFilled', { ...words, parameter: short(law.parameter) });
}

export function facts(result: Result, rules: readonly Shown[], own: string): TemplateResult {
  const { name, core, specification, fingerprint, dimensions, disagrees } = result;
  const { seed, samples, keys, entries } = specification;
  const all = {
    file: name,
    seed,
    samples: whole(samples),
    keys: whole(keys),
    entries: entriesText(entries),
    grid: listed(dimensions.map(({ d }) => whole(d))),
    rules: rules.map((rule) => rule.name).join('; '),
    fingerprint,
    core: core === own ? core : say('sweep-result.coreOther', { file: core, own }),
  };
  return html`<dl class="facts">
      ${(Object.entries(all) as [keyof typeof all, string][])
        .filter(([, text]) => text !== '')
        .map(
          ([fact, text]) =>
            html`<div class=${fact}>
              <dt>${symbols(say(`sweep-result.fact.${fact}`))}</dt>
              <dd>${fact === 'rules' ? symbols(text) : text}</dd>
            </div>`,
        )}
    </dl>
    ${disagrees ? html`<p class="note">${say('sweep-result.disagrees', { ...disagrees })}</p>` : nothing}`;
}

// What the result says at the d in focus, in words: against theory, and what it means for attention and its gradient.

export function sentence({ near, rules, keys }: ResultView): string {
  if (!near) return '';
  const d = whole(near.d);
  const std = significant(near.std.value);
  const theory = againstTheory(near);
  const known = rules
    .flatMap(({ name, choice }) => {
      const own = ruleReport(near, choice);
      return own?.peakWeight && own.jacobianTraceMedian
        ? [{ name, peak: own.peakWeight.value, trace: own.jacobianTraceMedian.value }]
        : [];
    })
    .sort((a, b) => b.peak - a.peak);
  const [sharp] = known;
  const even = known.at(-1);
  const said = (text: string): string => [text, theory].filter(Boolean).join(' ');
  // One key has all the weight under every rule.
  if (!sharp || !even || keys === 1) return said(say('sweep-result.liveRaw', { d, std }));
  const at = {
    d,
    std,
    keys: whole(keys),
    sharp: sharp.name,
    sharpPeak: percent(sharp.peak, 1),
    sharpTrace: significant(sharp.trace),
  };
  if (sharp === even) return said(say('sweep-result.liveOne', at));
  return said(
    say('sweep-result.live', {
      ...at,
      even: even.name,
      evenPeak: percent(even.peak, 1),
      evenTrace: significant(even.trace),
    }),
  );
}

function againstTheory({ std, predicted }: Pick<DimensionReport, 'std' | 'predicted'>): string {
  if (predicted.std === null) return '';
  const { low, high }: Estimate = std;
  const words = { predicted: significant(predicted.std, 4) };
  if (low === null || high === null) return say('sweep-result.predicted', words);
  const inside = low <= predicted.std && predicted.std <= high;
  const ends = { ...words, low: significant(low, 4), high: significant(high, 4) };
  return inside ? say('sweep-result.inside', ends) : say('sweep-result.outside', ends);
}

// A program that draws what the file was drawn from, by a generator of its own: the same laws, other bits.

export function resultCode(language: CodeLanguage, { specification, dimensions }: Result): string {
  const { seed, samples, keys, rules, entries } = specification;
  const asked = { dimensions: dimensions.map(({ d }) => d), samples, keys, seed, rules };
  return scalingsCode(language, entries && !isUsual(entries) ? { ...asked, entries } : asked);
}
