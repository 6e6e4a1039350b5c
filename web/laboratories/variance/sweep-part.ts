// The sweep over the grid of d: its controls, its progress, and four pictures.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { ref } from 'lit/directives/ref.js';
import type { ScaleRule } from '../../core/types.ts';
import { say } from '../../i18n/say.ts';
import { symbols } from '../../kit/symbols.ts';
import type { Turns } from '../../kit/turns.ts';
import { unfoldIf } from '../../kit/unfold-if.ts';
import { focusing } from '../../kit/sweep/focus-picture.ts';
import { progress } from '../../kit/sweep/progress.ts';
import { rulesShown } from '../../kit/sweep/rules-shown.ts';
import type { SweepRun } from '../../kit/sweep/sweep-run.ts';
import { meanPlot } from './mean-plot.ts';
import type { OverDimension } from './over-dimension.ts';
import { peakPlot } from './peak-plot.ts';
import { spreadPlot } from './spread-plot.ts';
import type { View } from './view.ts';
import { zoomPlot } from './zoom-plot.ts';

/** Below this width the pictures stand under each other. */
const twoColumns = 720;
const gap = 40;

export interface SweepPart {
  run: SweepRun;
  turns: Turns;
  rules: readonly ScaleRule[];
  shown: readonly string[];
  /** Of the laboratory. */
  width: number;
  heading: TemplateResult;
  fields: (names: readonly ('samples' | 'keys' | 'dimensions' | 'exponent' | 'constant')[]) => TemplateResult[];
  /** Whether one of the fields has an error, which must be seen. */
  refused: boolean;
  onAgain: () => void;
  onFocus: (d: number) => void;
  onShown: (ids: string[]) => void;
}

export function sweepPart(view: View, part: SweepPart): TemplateResult {
  const { run, rules, shown, width: whole, heading, fields, refused, onAgain, onShown } = part;
  const width = whole < twoColumns ? whole : (whole - gap) / 2;
  const over = (name: string, make: () => OverDimension): TemplateResult | typeof nothing =>
    overDimension(name, make, view, part);
  return html`${heading}
    <p class="what">${symbols(say('variance.sweepWhat'))}</p>
    ${progress(run, onAgain)}
    <details ${ref(unfoldIf(refused))}>
      <summary>${say('variance.drawn')}</summary>
      <div class="controls">${fields(['samples', 'keys', 'dimensions'])}</div>
    </details>
    <div class="pictures">
      ${over('spread', () => spreadPlot(view, width))} ${over('mean', () => meanPlot(view, width))}
      ${over('zoom', () => zoomPlot(view, width))}
      <div>
        ${over('peak', () => peakPlot(view, { shown, width }))} ${rulesShown(rules, shown, onShown)}
        <div class="controls parameters">
          ${fields([
            ...(shown.includes('power') ? (['exponent'] as const) : []),
            ...(shown.includes('constant') ? (['constant'] as const) : []),
          ])}
        </div>
      </div>
    </div>`;
}

/** A picture over d, which is made anew when the figures are, not when the focus moves. */
function overDimension(
  name: string,
  make: () => OverDimension,
  { grid, focus, theory }: View,
  { run, turns, shown, width, onFocus }: SweepPart,
): TemplateResult | typeof nothing {
  const made = turns.of(name, [run.reports, width, theory, grid.join(' '), shown.join(' ')], make);
  if (!made) return nothing;
  const { picture, x } = made;
  return focusing({ ...picture, content: guard([made], () => picture.content) }, { x, focus, onFocus });
}
