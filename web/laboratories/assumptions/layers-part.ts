// The two pictures of layers, side by side where there is room: entries of q, k and v, then the score.
import { html, type TemplateResult } from 'lit';
import type { Turns } from '../../kit/turns.ts';
import { layerPicture } from './layer-picture.ts';
import type { LayerRow } from './layers.ts';

/** Pixels between the pictures, and the width below which they stand under each other. */
const gap = 32;
const twoColumns = 700;
/** Room that the first picture takes beside the second, since it has the names. */
const names = 138;

export interface LayersPart {
  rows: readonly LayerRow[];
  picked: string;
  revealed: boolean;
  cosine: number;
  /** Of the laboratory. */
  width: number;
  onPick: (id: string) => void;
}

export function layersPart(turns: Turns, { cosine, width: space, ...part }: LayersPart): TemplateResult {
  const { rows, picked, revealed } = part;
  const beside = space >= twoColumns;
  const half = Math.floor((space - gap - names) / 2);
  const panel = (name: 'entries' | 'scores'): TemplateResult | undefined => {
    const named = !beside || name === 'entries';
    const width = beside ? half + (named ? names : 0) : space;
    return turns.of(name, [rows, picked, revealed, space], () =>
      layerPicture({ ...part, panel: name, width, named, common: cosine > 0 }),
    );
  };
  return html`<div class=${beside ? 'layers beside' : 'layers'}>${panel('entries')} ${panel('scores')}</div>`;
}
