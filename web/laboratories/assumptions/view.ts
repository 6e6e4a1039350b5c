// What the pictures of the entries are drawn from: the reports of the grid in order, with theory and the usual case beside; and
// where an assumption breaks.
import { type TemplateResult, html } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { say } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';
import type { Memo } from '../../kit/plotted.ts';
import type { Binding } from '../../kit/settings.ts';
import { gridWith } from '../../kit/sweep/sweep-run.ts';
import { assumed, entryLaw, predictedScores, usual } from './entries.ts';
import type { DrawSettings, EntrySettings, assumptionsParameters } from './parameters.ts';
import type { EntrySweeps } from './measurements.ts';

export type View = ReturnType<typeof viewOf>;

export function viewOf(
  chapters: ChaptersClient,
  memo: Memo,
  { sweeps, settings: all }: { sweeps: EntrySweeps; settings: EntrySettings & DrawSettings },
) {
  const { law, freedom, shape, mean, std, correlation, keys, focus } = all;
  const settings: EntrySettings = { law, freedom, shape, mean, std, correlation };
  const grid = gridWith(all.dimensions, focus);
  const entries = Object.values(settings);
  const predicted = memo.of('predicted', [...entries, grid.join(' ')], () => predictedScores(chapters, settings, grid));
  const [one] = memo.of('one', entries, () => predictedScores(chapters, settings, [1]));
  if (!one) throw new RangeError('no prediction');
  const { own, usual } = sweeps.reports(all);
  return {
    settings,
    grid,
    keys,
    /** Only those d that are measured. */
    reports: grid.flatMap((d) => own.get(d) ?? []),
    /** The same of independent N(0, 1) entries. */
    usual: grid.flatMap((d) => usual.get(d) ?? []),
    predicted,
    /** Of a single product, which is what is left per component at every d. */
    one,
    moments: memo.of('moments', entries, () => chapters.standardMoments(entryLaw(settings))),
    /** The report in focus; undefined while it is not measured. */
    near: own.get(focus),
    nearUsual: usual.get(focus),
    nearPredicted: predicted.find(({ d }) => d === focus),
    /** What pictures are made from: others mean other pictures. */
    from: [own, usual, predicted, keys],
  };
}

// Ways to break the assumption, each at a press: all that is assumed, or one thing of it undone.

/** A correlation of 0.25 is where the laboratory begins. */
export const breaks = {
  none: usual,
  tails: { ...usual, law: 'laplace' },
  mean: { ...usual, mean: 0.5 },
  wide: { ...usual, std: 1.5 },
  alike: { ...usual, correlation: 0.25 },
  alikeTails: { ...usual, law: 'laplace', correlation: 0.6 },
} as const satisfies Readonly<Record<string, EntrySettings>>;

const names = Object.keys(breaks) as (keyof typeof breaks)[];

/** The parameter of a law counts only where the law has one. */
const told = (settings: EntrySettings): string => JSON.stringify(assumed(settings));

export function breakButtons(of: Binding<typeof assumptionsParameters>): TemplateResult {
  return html`<div
    class="keys-choice breaks"
    data-parameter="law freedom shape mean std correlation"
    role="group"
    aria-label=${say('assumptions.breaks')}
  >
    ${names.map((name) => {
      const pressed = told(of.values()) === told(breaks[name]);
      return button(say(`assumptions.break.${name}`), () => of.onSet(breaks[name]), { pressed });
    })}
  </div>`;
}
