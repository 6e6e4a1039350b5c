// What a reader sets: the sizes of a layer, and what entries are like.
import { type TemplateResult, html, nothing } from 'lit';
import { say, sayNamed } from '../../i18n/say.ts';
import type { Slid } from '../../kit/bound.ts';
import { choice } from '../../kit/choice.ts';
import { quantity } from '../../kit/quantity.ts';
import type { Turns } from '../../kit/turns.ts';
import { layerPicture } from './layer-pictures.ts';
import type { LayerRow } from './layers.ts';

/** Values that sliders stop at. */
const stops = {
  modelWidth: [64, 128, 256, 384, 512, 640, 768, 896, 1024],
  heads: [1, 2, 4, 6, 8, 12, 16, 32],
  headDimension: [8, 16, 32, 48, 64, 80, 96, 128],
  cosine: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
  freedom: [2.1, 2.5, 3, 4, 5, 6, 8, 12, 20, 50, 100],
  shape: [0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.5],
  mean: [-2, -1.5, -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.5, 2],
  std: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3],
  correlation: [-1, -0.8, -0.6, -0.4, -0.25, -0.1, 0, 0.1, 0.25, 0.4, 0.6, 0.8, 1],
} as const;

export type SlidName = keyof typeof stops;

const hints: Readonly<
  Partial<Record<SlidName, 'assumptions.widthHint' | 'assumptions.headsHint' | 'assumptions.cosineHint'>>
> = {
  modelWidth: 'assumptions.widthHint',
  heads: 'assumptions.headsHint',
  cosine: 'assumptions.cosineHint',
};

type Bind = (name: SlidName) => Slid;

function slid(name: SlidName, bind: Bind): TemplateResult {
  const hint = hints[name];
  return quantity({
    id: name,
    label: say(`parameter.${name}`),
    hint: hint && say(hint),
    stops: stops[name],
    ...bind(name),
  });
}

interface Chosen {
  value: string;
  values: readonly string[];
  onChoose: (value: string) => void;
}

function chosen(name: 'norm' | 'law', { value, values, onChoose }: Chosen): TemplateResult {
  return choice({
    id: name,
    label: say(`parameter.${name}`),
    value,
    options: values.map((each) => ({
      value: each,
      name: sayNamed(`${name === 'law' ? 'sweep' : 'assumptions'}.${name}.${each}`) ?? each,
    })),
    onChoose,
  });
}

export function layerControls(bind: Bind, norm: Chosen): TemplateResult {
  return html`<div class="controls layer-controls">
    ${(['modelWidth', 'heads', 'headDimension', 'cosine'] as const).map((name) => slid(name, bind))}
    ${chosen('norm', norm)}
  </div>`;
}

export function entryControls(bind: Bind, law: Chosen): TemplateResult {
  const own =
    law.value === 'student-t' ? slid('freedom', bind) : law.value === 'log-normal' ? slid('shape', bind) : nothing;
  return html`<div class="controls entry-controls">
    ${chosen('law', law)} ${own} ${(['mean', 'std', 'correlation'] as const).map((name) => slid(name, bind))}
  </div>`;
}

// The two pictures of layers, side by side where there is room: entries of q, k and v, then the score.

/** Pixels between the pictures, and the width below which they stand under each other. */
const gap = 32;
const twoColumns = 700;
/** Room that the first picture takes beside the second, since it has the names. */
const names = 138;

interface LayersPart {
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
