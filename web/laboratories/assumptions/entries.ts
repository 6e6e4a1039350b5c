// What the reader assumes of the entries of q and k, as the core takes it; what theory says of their score; the part of the
// laboratory that shows it.
import { type TemplateResult, html, nothing } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { EntryLaw, StandardMoments } from '../../core/chapters-entries.ts';
import type { CoreClient } from '../../core/client.ts';
import type { SweepRequest } from '../../core/sweep.ts';
import type { EntryAssumptions } from '../../core/types.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { scoresOfQuery } from '../../kit/scores.ts';
import type { Memo, FrameScheduler } from '../../kit/plotted.ts';
import { type FocusPicture, focusing } from '../../kit/sweep/focus-picture.ts';
import { gridWith } from '../../kit/sweep/sweep-run.ts';
import { growthDomain, growthPicture, growths } from './growth.ts';
import type { DrawSettings, EntrySettings, assumptionsParameters } from './parameters.ts';
import { pairCount, pairsPicture, peakPicture, variancePicture } from './pictures.ts';
import type { View } from './view.ts';
import { formula, inFormula } from '../../kit/formula/mathml.ts';
import type { Width } from '../../kit/room.ts';
import type { Binding } from '../../kit/settings.ts';
import { symbols } from '../../kit/symbols.ts';
import { scrolls } from '../../kit/watched-box.ts';

/** Of q·k at one d; null where a moment does not exist. */
export type Predicted = ReturnType<typeof predictedScores>[number];

/** What everybody assumes: independent entries of mean 0 and variance 1. */
export const usual: EntrySettings = { law: 'normal', freedom: 5, shape: 0.5, mean: 0, std: 1, correlation: 0 };

/** The scores themselves, and the two divisors that are looked at. */
const rules = ['sqrt', 'linear'].map((id) => ({ id, parameter: 0 }));

export function entryLaw({ law: id, freedom, shape, mean, std }: EntrySettings): EntryLaw {
  const parameter = id === 'student-t' ? freedom : id === 'log-normal' ? shape : 0;
  return { id, parameter, mean, std };
}

export function assumed(settings: EntrySettings): EntryAssumptions {
  return { law: entryLaw(settings), correlation: settings.correlation };
}

export function entriesRequest(settings: EntrySettings, draws: DrawSettings): SweepRequest {
  const { seed, samples, keys, dimensions, focus } = draws;
  return {
    specification: { seed, samples, keys, rules, entries: assumed(settings) },
    dimensions: gridWith(dimensions, focus),
    focus,
  };
}

export function predictedScores(chapters: ChaptersClient, settings: EntrySettings, grid: readonly number[]) {
  const law = entryLaw(settings);
  const { mean, variance, std } =
    settings.correlation === 0
      ? chapters.scoreOfEntries(law, law, grid)
      : chapters.correlatedScore(law, settings.correlation, grid);
  return grid.map((d, place) => ({
    d,
    mean: figureAt(mean, place),
    variance: variance && figureAt(variance, place),
    std: std && figureAt(std, place),
  }));
}

/** Figures of scores after a divisor: those of a score q·k with q = ±1 and each figure as a key, which the core divides. */
export function divided(
  core: CoreClient,
  figures: readonly number[],
  { rule, d, sign }: { rule: 'none' | 'sqrt' | 'linear'; d: number; sign: 1 | -1 },
): number[] {
  const divisor = core.divisor({ id: rule, parameter: 0 }, d);
  return [...scoresOfQuery(core, [sign], figures, { id: 'constant', parameter: divisor }).scaledScores];
}

// The six pictures of entries that are not as assumed: three in a row where there is room, one of them made anew in a frame.

const gap = 32;
const threeColumns = 780;

interface EntriesPart {
  core: CoreClient;
  chapters: ChaptersClient;
  scheduler: FrameScheduler;
  memo: Memo;
  of: Binding<typeof assumptionsParameters>;
  /** Of the laboratory. */
  width: Width;
}

export function entriesPart(view: View, part: EntriesPart): TemplateResult {
  const { core, chapters, scheduler, memo, of, width: space } = part;
  const { seed, focus } = of.values();
  const width = space.column(3, threeColumns, gap);
  const { law, correlation } = assumed(view.settings);
  const pairs = scheduler.of('pairs', [seed, ...Object.values(law), correlation, width], () =>
    pairsPicture(chapters.drawPairs({ law, correlation, seed, draw: 0, d: pairCount }), width),
  );
  const over = (name: string, make: () => FocusPicture): TemplateResult | typeof nothing => {
    const made = scheduler.of(name, [...view.from, width], make);
    return made ? focusing(made, focus, of) : nothing;
  };
  const grown = memo.of('growths', view.from, () => growths(core, view, memo));
  const domain = growthDomain(grown);
  return html`<div class=${space.value < threeColumns ? 'pictures' : 'pictures beside'}>
    ${pairs} ${over('variance', () => variancePicture(view, width))} ${over('peak', () => peakPicture(view, width))}
    ${grown.map((growth) =>
      over(`growth ${growth.rule}`, () => growthPicture(growth, { grid: view.grid, domain, width })),
    )}
  </div>`;
}

/** Why points have no band, where they have none. */
export function noBand({ near }: View): TemplateResult | typeof nothing {
  if (!near?.noBand) return nothing;
  return html`<p class="what">${say(`sweep.noBand.${near.noBand}`)}</p>`;
}

// Formulas with the live numbers in them: the variance of the score, only with the terms that the present entries have.

// A chain of equations as formulas of their own, so that a narrow window can break between them.

export function equation(text: string): TemplateResult {
  return html`${text.split(' = ').map((side, place) => html`${place === 0 ? '' : ' = '}${formula(side)}`)}`;
}

/** In brackets where a minus would stand after a sign. */
const bracketed = (value: number): string => (value < 0 ? `(${inFormula(value)})` : inFormula(value));

/**
 * The mean of q·k.
 *
 *   d (μ² + ρ σ²)
 */
export function meanFormula({ mean, std, correlation }: EntrySettings, { d, mean: score }: Predicted): string {
  const terms = [
    ...(mean === 0 ? [] : [`${bracketed(mean)}^2`]),
    ...(correlation === 0 ? [] : [`${bracketed(correlation)} * ${inFormula(std)}^2`]),
  ];
  if (terms.length === 0) return '';
  return `mean(q · k) = ${String(d)} * (${terms.join(' + ')}) = ${inFormula(score)}`;
}

/**
 * The variance of one product, as the terms of a sum; that of q·k is d times it.
 *
 *   σ⁴ (1 + ρ² (K − 2)) + 2 μ² σ² (1 + ρ) + 2 μ σ³ γ ρ (1 + ρ),   K and γ kurtosis and skewness of the entries
 */
export function varianceTerms(
  { mean, std, correlation }: EntrySettings,
  { kurtosis, skewness }: StandardMoments,
): string {
  const [sigma, mu, rho] = [inFormula(std), bracketed(mean), bracketed(correlation)];
  const alike = correlation === 0 || kurtosis === null ? '' : ` * (1 + ${rho}^2 * (${inFormula(kurtosis)} - 2))`;
  const more = correlation === 0 ? '' : ` * (1 + ${rho})`;
  return [
    `${sigma}^4${alike}`,
    ...(mean === 0 ? [] : [`2 * ${mu}^2 * ${sigma}^2${more}`]),
    ...(mean === 0 || correlation === 0 || !skewness
      ? []
      : [`2 * ${mu} * ${sigma}^3 * ${inFormula(skewness)} * ${rho}${more}`]),
  ].join(' + ');
}

export function entryFormulas({
  settings,
  moments,
  nearPredicted: predicted,
  one,
}: View): TemplateResult | typeof nothing {
  if (!predicted) return nothing;
  const mean = meanFormula(settings, predicted);
  const { d, variance } = predicted;
  return html`<div class="chain">
    <p class="sum" ${scrolls()}>${mean === '' ? symbols(say('assumptions.noMean')) : equation(mean)}</p>
    ${
      variance === null || one.variance === null
        ? html`<p>${say('assumptions.noVariance')}</p>`
        : html`<p class="sum" ${scrolls()}>
              ${formula('Var(q_i k_i)')} = ${formula(varianceTerms(settings, moments))} =
              ${formula(inFormula(one.variance))}
            </p>
            <p class="sum" ${scrolls()}>
              ${equation(`Var(q · k) = ${String(d)} * ${inFormula(one.variance)} = ${inFormula(variance)}`)}
            </p>`
    }
  </div>`;
}
