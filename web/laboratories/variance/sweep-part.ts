// The sweep over the grid of d: its progress and four pictures, of which one leads; the tests of fit, and theory beside.
import { type TemplateResult, html, nothing } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { Fit } from '../../core/chapters-experiments.ts';
import type { CoreClient } from '../../core/client.ts';
import type { DimensionReport, ScaleRule, ScoreLaw } from '../../core/types.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { type MessageKey, say } from '../../i18n/say.ts';
import type { Binding } from '../../kit/settings.ts';
import { controls } from '../../kit/controls.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { columnOf } from '../../kit/room.ts';
import type { Room } from '../../kit/room.ts';
import { type FocusPicture, focusing } from '../../kit/sweep/focus-picture.ts';
import { type SweepRun, progress } from '../../kit/sweep/sweep-run.ts';
import { rulesShown } from '../../kit/sweep/rules.ts';
import { symbols } from '../../kit/symbols.ts';
import type { FrameScheduler } from '../../kit/scheduler.ts';
import type { Draws } from './draws.ts';
import type { varianceParameters } from './parameters.ts';
import { meanPlot, peakPlot, spreadPlot, zoomPlot } from './plots.ts';

export interface SweepPart {
  run: SweepRun;
  scheduler: FrameScheduler;
  rules: readonly ScaleRule[];
  of: Binding<typeof varianceParameters>;
  /** Of the laboratory. */
  width: number;
  /** Of the first picture, where it stands alone. */
  room: Room | undefined;
  onAgain: () => void;
  onFocus: (d: number) => void;
}

/** How far scores spread, and where the sweep stands. */
export function leadingPart(view: View, part: SweepPart): TemplateResult {
  const { run, width, room, onAgain } = part;
  return html`<div class="leading">
      ${overDimension('spread', () => spreadPlot(view, room?.width ?? width, room?.height), view, part)}
    </div>
    <p class="what">${symbols(say('variance.sweepWhat'))}</p>
    ${progress(run, onAgain)}`;
}

/** What else the sweep has measured. */
export function furtherPart(view: View, part: SweepPart): TemplateResult {
  const { rules, of } = part;
  const { shown } = of.values();
  const width = columnOf(part.width, 40);
  const over = (name: string, make: () => FocusPicture): TemplateResult | typeof nothing =>
    overDimension(name, make, view, part);
  return html`<div class="pictures">
    ${over('mean', () => meanPlot(view, width))} ${over('zoom', () => zoomPlot(view, width))}
    <div>
      ${over('peak', () => peakPlot(view, shown, width))}
      ${rulesShown(rules, shown, (ids) => {
        of.onSet({ shown: ids });
      })}
      <div class="controls parameters">${controls(of, ['exponent', 'constant'])}</div>
    </div>
  </div>`;
}

/** A picture over d, which is made anew when the figures are, not when the focus moves. */
function overDimension(
  name: string,
  make: () => FocusPicture,
  { grid, focus, theory }: View,
  { run, scheduler, of, width, room, onFocus }: SweepPart,
): TemplateResult | typeof nothing {
  const made = scheduler.of(
    name,
    [run.reports, width, room, theory, grid.join(' '), of.values().shown.join(' ')],
    make,
  );
  return made ? focusing(made, { focus, onFocus }) : nothing;
}

// What theory says of the draws at one d: how far the running sum spreads, and the law of where it ends.

/** Components at which the spread of the running sum is asked for, at most. */
const mostSteps = 64;

/** Points of a density; an even number, so that none is at 0, where that of d = 1 has no end. */
const points = 160;

export type Theory = ReturnType<typeof theoryOf>;

export function theoryOf(
  core: CoreClient,
  chapters: ChaptersClient,
  { d, range: [low, high] }: { d: number; range: readonly [number, number] },
) {
  const stride = Math.max(1, Math.ceil(d / mostSteps));
  const steps = Array.from({ length: Math.floor(d / stride) }, (_, step) => (step + 1) * stride);
  const terms = steps.at(-1) === d ? steps : [...steps, d];
  const scores = Array.from({ length: points }, (_, point) => low + ((point + 0.5) / points) * (high - low));
  const { density, normalDensity } = chapters.scoreDensity(d, scores);
  return {
    /** The standard deviation of the sum of so many products. */
    spread: terms.map((count) => ({ terms: count, std: core.scoreLaw(count).std })),
    densities: scores.map((score, point) => ({
      score,
      exact: figureAt(density, point),
      normal: figureAt(normalDensity, point),
    })),
  };
}

// How well the drawn scores fit their law, in words: the exact one, and the normal law of the same variance.

type Fits = NonNullable<ReturnType<typeof fitsOf>>;

/** Fewer draws than this fit anything. */
const least = 10;

export function fitsOf(chapters: ChaptersClient, { d, scores }: Draws) {
  if (!scores || scores.length < least) return undefined;
  return {
    samples: scores.length,
    exact: chapters.goodnessOfFit({ d, scores, against: 'score' }),
    normal: chapters.goodnessOfFit({ d, scores, against: 'normal' }),
  };
}

/** Below these a p-value speaks against the law, clearly or somewhat. */
const clear = 0.001;
const somewhat = 0.05;

function verdict({ kolmogorovSmirnovP, andersonDarlingP }: Fit): 'fits' | 'doubtful' | 'refuted' {
  const p = Math.min(kolmogorovSmirnovP, andersonDarlingP);
  return p < clear ? 'refuted' : p < somewhat ? 'doubtful' : 'fits';
}

/** "0.81"; what is nearly nothing is not written out. */
const written = (p: number): string => (p < 1e-4 ? say('variance.fit.tiny') : significant(p, 2));

export function fitSentence({ exact, normal, samples }: Fits): string {
  const sentence = (key: 'variance.fit.exact' | 'variance.fit.normal', fit: Fit): string => {
    const words: MessageKey = `variance.fit.${verdict(fit)}`;
    return say(key, {
      ks: written(fit.kolmogorovSmirnovP),
      ad: written(fit.andersonDarlingP),
      verdict: say(words),
    });
  };
  const head = say('variance.fit.head', { count: whole(samples) });
  return `${head} ${sentence('variance.fit.exact', exact)} ${sentence('variance.fit.normal', normal)} ${say('variance.fit.meaning')}`;
}

/** Of draws that are too many for these tests the kurtosis tells: 3 for a normal law, 3 + 6/d for this one. */
export function kurtosisSentence({ kurtosis, samples }: DimensionReport, law: ScoreLaw): string {
  const { value, low, high } = kurtosis;
  const measured =
    low === null || high === null
      ? significant(value)
      : say('variance.kurtosis.band', { value: significant(value), low: significant(low), high: significant(high) });
  return say('variance.kurtosis', { count: whole(samples), measured, exact: significant(law.kurtosis, 4) });
}

/** What can be said of the fit; nothing of a single draw, nor before the workers have drawn. */
export function fitText(
  chapters: ChaptersClient,
  draws: Draws,
  report: DimensionReport | undefined,
  law: ScoreLaw,
): string {
  const fits = fitsOf(chapters, draws);
  if (fits) return fitSentence(fits);
  return report ? kurtosisSentence(report, law) : '';
}

// What the pictures of the sweep are drawn from: the reports of the grid in order, with theory beside them.

export interface View {
  grid: readonly number[];
  focus: number;
  keys: number;
  /** Only those d that are measured. */
  reports: readonly DimensionReport[];
  laws: ReadonlyMap<number, ScoreLaw>;
  /** Whether the reader wants to see what theory says. */
  theory: boolean;
  /** The report in focus; undefined while it is not measured. */
  near: DimensionReport | undefined;
}

export function viewOf(
  core: CoreClient,
  known: ReadonlyMap<number, DimensionReport>,
  asked: Pick<View, 'grid' | 'focus' | 'keys' | 'theory'>,
): View {
  const { grid, focus } = asked;
  const reports = grid.flatMap((d) => known.get(d) ?? []);
  return { ...asked, reports, laws: new Map(grid.map((d) => [d, core.scoreLaw(d)])), near: known.get(focus) };
}
