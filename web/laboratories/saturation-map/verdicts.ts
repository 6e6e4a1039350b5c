// Published claims and what the map says of them, with its own numbers.
import { html, type TemplateResult } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { fixed, percent, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { symbols } from '../../kit/symbols.ts';
import {
  type Cell,
  type CellFigure,
  highDimension,
  lowDimension,
  toldKeys,
  usualDimension,
  usualKeys,
  rootOf,
} from './cells.ts';
import type { MapRun } from './map-run.ts';

/** Claims of the list of published ones, each by the message keys of its sentences. */
export const claims = ['certain', 'small', 'one', 'table'] as const;
export type Claim = (typeof claims)[number];

/** How far apart two scores are that share the weight. */
const tie = 0.4;

export type Verdict = Record<'claim' | 'verdict' | 'because', string>;

/** Undefined until the cells are measured. */
export function verdicts(core: CoreClient, chapters: ChaptersClient, run: MapRun): Verdict[] | undefined {
  const cell = (keys: number, d: number): Cell | undefined => run.cell(keys, rootOf(core, d));
  const { five, sixteen, many, most } = toldKeys;
  const asked = {
    five: cell(five, usualDimension),
    sixteen: cell(sixteen, usualDimension),
    usual: cell(usualKeys, usualDimension),
    many: cell(many, usualDimension),
    scaled: cell(usualKeys, 1),
    low: cell(usualKeys, lowDimension),
    high: cell(usualKeys, highDimension),
    lowFive: cell(five, lowDimension),
    scaledFive: cell(five, 1),
    lowMost: cell(most, lowDimension),
  };
  const known = Object.entries(asked).filter((entry): entry is [string, Cell] => entry[1] !== undefined);
  if (known.length < Object.keys(asked).length) return undefined;
  const cells = Object.fromEntries(known) as Record<keyof typeof asked, Cell>;
  const figure = (name: keyof typeof asked, of: CellFigure = 'peak'): string => fixed(cells[name][of].mean, 2);
  const share = (name: keyof typeof asked): string => percent(cells[name].peaked.mean);
  const pair = chapters.softmaxSteps([tie, 0]).weights;
  const because: Record<Claim, string> = {
    certain: say('saturation.claim.certain.because', {
      five: share('five'),
      sixteen: share('sixteen'),
      usual: share('usual'),
      many: share('many'),
      trace: figure('usual', 'trace'),
      scaled: figure('scaled', 'trace'),
    }),
    small: say('saturation.claim.small.because', {
      low: figure('low'),
      scaled: figure('scaled'),
      usual: figure('usual'),
      lowFive: figure('lowFive'),
      scaledFive: figure('scaledFive'),
      line: fixed(figureAt(chapters.collapseSpreads([five]), 0), 2),
    }),
    one: say('saturation.claim.one.because', {
      usual: figure('usual', 'effectiveKeys'),
      high: figure('high', 'effectiveKeys'),
      tie: fixed(tie, 1),
      first: fixed(figureAt(pair, 0), 2),
      second: fixed(figureAt(pair, 1), 2),
    }),
    table: say('saturation.claim.table.because', {
      high: figure('high'),
      low: figure('low'),
      scaled: figure('scaled'),
      keys: whole(usualKeys),
      lowFive: figure('lowFive'),
      lowMost: figure('lowMost'),
      most: whole(most),
    }),
  };
  return claims.map((claim) => ({
    claim: say(`saturation.claim.${claim}`),
    verdict: say(`saturation.claim.${claim}.verdict`),
    because: because[claim],
  }));
}

export function verdictList(all: readonly Verdict[]): TemplateResult {
  return html`<dl class="verdicts">
    ${all.map(
      ({ claim, verdict, because }) =>
        html`<dt>${symbols(claim)}</dt>
          <dd><strong>${symbols(verdict)}</strong> ${symbols(because)}</dd>`,
    )}
  </dl>`;
}
