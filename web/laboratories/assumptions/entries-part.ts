// The six pictures of entries that are not as assumed: three in a row where there is room, one of them made anew in a frame.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { say } from '../../i18n/say.ts';
import type { Kept } from '../../kit/kept.ts';
import type { Turns } from '../../kit/turns.ts';
import { focusing } from '../../kit/sweep/focus-picture.ts';
import { entryLaw } from './entries.ts';
import { growths, type Growth } from './growth.ts';
import { growthDomain, growthPicture } from './growth-picture.ts';
import type { OverDimension } from './over-dimension.ts';
import { pairCount, pairsPicture } from './pairs-picture.ts';
import { peakPicture } from './peak-picture.ts';
import { variancePicture } from './variance-picture.ts';
import type { View } from './view.ts';

const gap = 32;
const threeColumns = 780;

export interface EntriesPart {
  core: CoreClient;
  chapters: ChaptersClient;
  turns: Turns;
  kept: Kept<unknown>;
  seed: string;
  focus: number;
  /** Of the laboratory. */
  width: number;
  onFocus: (d: number) => void;
}

export function entriesPart(view: View, part: EntriesPart): TemplateResult {
  const { core, chapters, turns, kept, seed, focus, width: space, onFocus } = part;
  const beside = space >= threeColumns;
  const width = beside ? Math.floor((space - 2 * gap) / 3) : space;
  const law = entryLaw(view.settings);
  const { correlation } = view.settings;
  const pairs = turns.of('pairs', [seed, law.id, law.parameter, law.mean, law.std, correlation, width], () =>
    pairsPicture(chapters.drawPairs({ law, correlation, seed, draw: 0, d: pairCount }), width),
  );
  const over = (name: string, make: () => OverDimension): TemplateResult | typeof nothing => {
    const made = turns.of(name, [...view.from, width], make);
    if (!made) return nothing;
    const { picture, x } = made;
    return focusing({ ...picture, content: guard([made], () => picture.content) }, { x, focus, onFocus });
  };
  const grown = kept.of('growths', view.from, () => growths(core, view)) as Growth[];
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
  return html`<p class="what">${say(`assumptions.noBand.${near.noBand}`)}</p>`;
}
