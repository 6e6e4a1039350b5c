// What the pictures of one row are drawn from: softmax of the multiplied scores in each format, naive and shifted, all from the core.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { NumberFormat, RoundedSoftmax } from '../../core/chapters-precision.ts';
import type { CoreClient } from '../../core/client.ts';

export type Form = 'naive' | 'shifted';

/** One row of scores in one format. */
export interface FormatRow extends Record<Form, RoundedSoftmax> {
  format: NumberFormat;
}

export interface RowView {
  /** The scores that softmax sees, as typed and multiplied. */
  scores: Float64Array;
  /** In the order of the core, the narrowest format first. */
  rows: readonly FormatRow[];
}

export function multiplied(core: CoreClient, scores: readonly number[], factor: number): Float64Array {
  return core.attention({
    queries: 1,
    keys: scores.length,
    dimension: 1,
    valueDimension: 1,
    q: [factor],
    k: scores,
    v: scores.map(() => 0),
    rule: { id: 'none', parameter: 0 },
    causal: false,
    mask: null,
  }).rawScores;
}

export function rowView(chapters: ChaptersClient, formats: readonly NumberFormat[], scores: Float64Array): RowView {
  return {
    scores,
    rows: formats.map((format) => ({
      format,
      naive: chapters.roundedSoftmax(format.id, 'naive', scores),
      shifted: chapters.roundedSoftmax(format.id, 'shifted', scores),
    })),
  };
}

export function rowOf({ rows }: RowView, id: string): FormatRow {
  const row = rows.find(({ format }) => format.id === id) ?? rows[0];
  if (!row) throw new RangeError('no format');
  return row;
}
