// What the reader assumes of the entries of q and k, as the core takes it; what theory says of their score; the part of the
// laboratory that shows it.
import { type TemplateResult, html, nothing } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { EntryLaw } from '../../core/chapters-entries.ts';
import type { CoreClient } from '../../core/client.ts';
import type { SweepRequest } from '../../core/sweep.ts';
import type { EntryAssumptions } from '../../core/types.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Memo, FrameScheduler } from '../../kit/scheduler.ts';
import { type FocusPicture, focusing } from '../../kit/sweep/focus-picture.ts';
import { gridWith } from '../../kit/sweep/sweep-run.ts';
import { type Growth, growthDomain, growthPicture, growths } from './growth.ts';
import { pairCount, pairsPicture, peakPicture, variancePicture } from './pictures.ts';
import type { View } from './view.ts';

export interface EntrySettings {
  law: string;
  freedom: number;
  shape: number;
  mean: number;
  std: number;
  correlation: number;
}

export interface DrawSettings {
  seed: string;
  samples: number;
  keys: number;
  dimensions: readonly number[];
  focus: number;
}

/** Of q·k at one d; null where a moment does not exist. */
export interface Predicted {
  d: number;
  mean: number;
  variance: number | null;
  std: number | null;
}

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

export function predictedScores(
  chapters: ChaptersClient,
  settings: EntrySettings,
  grid: readonly number[],
): Predicted[] {
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
  const { scaledScores } = core.attention({
    queries: 1,
    keys: figures.length,
    dimension: 1,
    valueDimension: 1,
    q: [sign],
    k: figures,
    v: figures,
    rule: { id: 'constant', parameter: core.divisor({ id: rule, parameter: 0 }, d) },
    causal: false,
    mask: null,
  });
  return [...scaledScores];
}

// The six pictures of entries that are not as assumed: three in a row where there is room, one of them made anew in a frame.

const gap = 32;
const threeColumns = 780;

interface EntriesPart {
  core: CoreClient;
  chapters: ChaptersClient;
  scheduler: FrameScheduler;
  memo: Memo<unknown>;
  seed: string;
  focus: number;
  /** Of the laboratory. */
  width: number;
  onFocus: (d: number) => void;
}

export function entriesPart(view: View, part: EntriesPart): TemplateResult {
  const { core, chapters, scheduler, memo, seed, focus, width: space, onFocus } = part;
  const beside = space >= threeColumns;
  const width = beside ? Math.floor((space - 2 * gap) / 3) : space;
  const law = entryLaw(view.settings);
  const { correlation } = view.settings;
  const pairs = scheduler.of('pairs', [seed, law.id, law.parameter, law.mean, law.std, correlation, width], () =>
    pairsPicture(chapters.drawPairs({ law, correlation, seed, draw: 0, d: pairCount }), width),
  );
  const over = (name: string, make: () => FocusPicture): TemplateResult | typeof nothing => {
    const made = scheduler.of(name, [...view.from, width], make);
    return made ? focusing(made, { focus, onFocus }) : nothing;
  };
  const grown = memo.of('growths', view.from, () => growths(core, view, memo)) as Growth[];
  const domain = growthDomain(grown);
  return html`<div class=${beside ? 'pictures beside' : 'pictures'}>
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
