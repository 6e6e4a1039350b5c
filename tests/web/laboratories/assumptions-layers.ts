// The layers of <dk-assumptions> at its first sizes, as the compiled core predicts them.
import { type LayerRow, layerRows } from '../../../web/laboratories/assumptions/layers.ts';
import type { LayerSettings } from '../../../web/laboratories/assumptions/parameters.ts';
import { chapters } from '../../bindings/chapters-core.ts';

export const sizes: LayerSettings = {
  seed: '1',
  modelWidth: 512,
  heads: 8,
  headDimension: 64,
  norm: 'layer',
  cosine: 0,
};

export const rows = (change: Partial<LayerSettings> = {}): LayerRow[] =>
  layerRows(chapters, { ...sizes, ...change }, () => undefined);

export function rowOf(id: string, all = rows()): LayerRow {
  const row = all.find((each) => each.id === id);
  if (!row) throw new RangeError(id);
  return row;
}
