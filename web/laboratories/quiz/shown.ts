// What an item shows before it is answered, and the numbers that decide it after.
import { html, nothing, type TemplateResult } from 'lit';
import { dataTable, type DataTable } from '../../kit/data-table.ts';
import { barsPicture } from './bars-picture.ts';
import { curvePicture } from './curve-picture.ts';
import type { Evidence, Made } from './item.ts';

export function shownPart({ shown }: Made, width: number): TemplateResult | typeof nothing {
  if (!shown) return nothing;
  return 'rows' in shown ? html`<div class="given-table">${dataTable(shown)}</div>` : curvePicture(shown, width);
}

/** The same after an answer: a table stays, lines give way to those of the evidence. */
export function shownAfter(made: Made, width: number): TemplateResult | typeof nothing {
  return made.shown && 'rows' in made.shown ? shownPart(made, width) : nothing;
}

export function evidencePart(evidence: Evidence, width: number): TemplateResult {
  return 'bars' in evidence ? barsPicture(evidence, width) : curvePicture(evidence, width);
}

/** The figures of the evidence for a table: those of a curve are thinned out. */
export function evidenceTable(evidence: Evidence, columns: readonly [string, string]): DataTable {
  if ('bars' in evidence)
    return { caption: evidence.title, columns, rows: evidence.bars.map(({ name, text }) => [name, text]) };
  const rows = evidence.lines.flatMap(({ name, points }) =>
    points.filter((_, place) => place % 20 === 0).map(({ text }) => [name, text.replace('\n', ', ')]),
  );
  return { caption: evidence.title, columns, rows };
}
