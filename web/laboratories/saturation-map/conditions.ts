// The textbook's rows: a condition, unscaled beside scaled, each as a row of weights with its score std and mean peak weight. Two are
// of random scores, two of a model before and after it was trained.
import { type TemplateResult, html, nothing, svg } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { barBoxes, rectangle } from '../../figure/bars.ts';
import { plot, plotFrame } from '../../figure/frame.ts';
import { roleClass } from '../../figure/styles.ts';
import { linearScale } from '../../figure/scale.ts';
import { fixed, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { holds } from '../../kit/watched-box.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { symbols } from '../../kit/symbols.ts';
import { type BeforeAndAfter, measuredModel } from '../../kit/training/ablation.ts';
import { highDimension, lowDimension, usualKeys, rootOf } from './cells.ts';
import type { MapRun } from './map-run.ts';

/** One side of a row: what stands in the picture and under it. */
interface Side {
  role: 'raw' | 'scaled';
  std: number;
  /** Mean over rows; undefined while it is measured. */
  peak: number | undefined;
  /** Of one row, falling. */
  weights: Float64Array;
}

/** A row of the table. */
export interface Condition {
  /** Also the end of message keys. */
  id: 'high' | 'low' | 'start' | 'trained';
  d: number;
  sides: readonly Side[];
}

/** The largest weights of a row that are drawn. */
const shown = 24;

export function conditions(
  core: CoreClient,
  chapters: ChaptersClient,
  run: MapRun,
  { seed, row }: { seed: string; row: number },
): Condition[] {
  const side = (role: Side['role'], std: number): Side => ({
    role,
    std,
    peak: run.cell(usualKeys, std)?.peak.mean,
    weights: chapters.normalRow({ seed, row: row - 1, keys: usualKeys, spread: std, shown }).weights,
  });
  const at = (id: Condition['id'], d: number): Condition => ({
    id,
    d,
    sides: [side('raw', rootOf(core, d)), side('scaled', 1)],
  });
  return [at('high', highDimension), at('low', lowDimension)];
}

/** The rows that weights decide; none until they are measured. */
export function trainedConditions(found: BeforeAndAfter | undefined): Condition[] {
  if (!found) return [];
  return (['start', 'trained'] as const).map((id) => ({
    id,
    d: measuredModel.d,
    sides: (['raw', 'scaled'] as const).map((role) => ({ role, ...found[id][role] })),
  }));
}

export function conditionCards(all: readonly Condition[]): TemplateResult {
  return html`<div class="conditions held" ${holds()}>${all.map(card)}</div>`;
}

function card({ id, d, sides }: Condition): TemplateResult {
  const { keys, steps } = measuredModel;
  const says = say(`saturation.condition.${id}.says`, { keys: whole(keys), steps: whole(steps) });
  return html`<div class="condition">
    <p class="name">${symbols(say(`saturation.condition.${id}`, { d: whole(d) }))}</p>
    <p class="says remark">${symbols(says)}</p>
    <div class="sides">${sides.map(sideView)}</div>
  </div>`;
}

function sideView({ role, std, peak, weights }: Side): TemplateResult {
  const frame = plotFrame(180, 76, { left: 0, right: 0, top: 2, bottom: 2 });
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const name = say(`saturation.side.${role}`);
  const words = { name, std: significant(std, 3), peak: peak === undefined ? '…' : fixed(peak, 2) };
  return html`<div class="side ${roleClass(role)}">
    <span class="name">${symbols(name)}</span>
    ${plot(
      frame,
      { label: say('saturation.side.picture', words) },
      svg`<g class="dk-bars ${roleClass(role)}">${barBoxes(weights, [0, 180], y).map(rectangle)}</g>
        <line class="dk-axis-line" x1="0" x2="180" y1=${frame.bottom} y2=${frame.bottom}></line>`,
    )}
    <span>${say('saturation.side.std', words)}</span>
    <span>${peak === undefined ? nothing : say('saturation.side.peak', words)}</span>
  </div>`;
}

export function conditionsTable(all: readonly Condition[]): DataTable {
  return {
    caption: say('saturation.table.conditions', { keys: whole(usualKeys) }),
    columns: [say('saturation.column.condition'), say('saturation.column.std'), say('saturation.column.peak')],
    rows: all.flatMap(({ id, d, sides }) =>
      sides.map(({ role, std, peak }) => [
        `${say(`saturation.condition.${id}`, { d: whole(d) })}, ${say(`saturation.side.${role}`)}`,
        significant(std, 3),
        peak === undefined ? '…' : significant(peak),
      ]),
    ),
  };
}

// What theory says at the cursor, exactly.

export type Theory = ReturnType<typeof theoryAt>;

export function theoryAt(chapters: ChaptersClient, { keys, spread }: { keys: number; spread: number }) {
  const at = [spread];
  const { entropy, jacobianTrace } = chapters.expectedSoftmax(keys, at);
  return {
    // For two keys; of more, theory has limits alone.
    ...(keys === 2 && { peak: figureAt(chapters.softmaxOfTwo(at).peak, 0) }),
    entropy: figureAt(entropy, 0),
    trace: figureAt(jacobianTrace, 0),
  };
}
