// How many queries, keys and entries there are: read off the matrices, changed by a step, made to agree; with their controls.
import { type TemplateResult, html, nothing } from 'lit';
import { say } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';
import { type Adoption, type ChosenModel, knownRule } from '../../kit/chosen-model.ts';
import { type Rows, mostEntries, startKeys, startQueries, startValues } from '../../schema/matrix.ts';
import { spelled } from './names.ts';
import { attentionParameters } from './parameters.ts';

export interface Matrices {
  /** queries × dimension */
  q: Rows;
  /** keys × dimension */
  k: Rows;
  /** keys × valueDimension */
  v: Rows;
}

const sizeNames = ['queries', 'keys', 'dimension', 'valueDimension'] as const;
export type SizeName = (typeof sizeNames)[number];
export type Sizes = Record<SizeName, number>;

export type MatrixName = keyof Matrices;
export const matrixNames = ['q', 'k', 'v'] as const satisfies readonly MatrixName[];

const columnsOf = (rows: Rows): number => rows[0]?.length ?? 0;

/** The keys say how long queries are and how many values there are. */
export function sizesOf({ q, k, v }: Matrices): Sizes {
  return { queries: q.length, keys: k.length, dimension: columnsOf(k), valueDimension: columnsOf(v) };
}

/** Rows and columns that each matrix must have. */
export function shapes(sizes: Sizes): Record<MatrixName, readonly [rows: number, columns: number]> {
  const { queries, keys, dimension, valueDimension } = sizes;
  return { q: [queries, dimension], k: [keys, dimension], v: [keys, valueDimension] };
}

/** The matrices whose shape is not what the keys ask for. */
export function misfits(matrices: Matrices): MatrixName[] {
  const wanted = shapes(sizesOf(matrices));
  return matrixNames.filter((name) => {
    const [rows, columns] = wanted[name];
    return matrices[name].length !== rows || columnsOf(matrices[name]) !== columns;
  });
}

/** Entries beyond the edge of what is on show: taken in again when a matrix grows. */
export class Spare {
  #beyond: Record<MatrixName, Rows> = { q: startQueries, k: startKeys, v: startValues };

  /** Remembers entries, over those that stood in their places. */
  keep(matrices: Matrices): void {
    for (const name of matrixNames) this.#beyond[name] = over(matrices[name], this.#beyond[name]);
  }

  /** The matrices cut and filled up to these sizes. */
  fit(matrices: Matrices, sizes: Sizes): Matrices {
    const wanted = shapes(sizes);
    const fitted = (name: MatrixName): Rows => {
      const [rows, columns] = wanted[name];
      return over(matrices[name], this.#beyond[name])
        .slice(0, rows)
        .map((row) => row.slice(0, columns));
    };
    return { q: fitted('q'), k: fitted('k'), v: fitted('v') };
  }
}

/** One matrix laid over the top left corner of another. */
function over(top: Rows, under: Rows): Rows {
  return under.map((row, r) => row.map((entry, c) => top[r]?.[c] ?? entry));
}

// The four sizes, each named by what it counts, one more or one fewer at a time.

export const sizeSymbols: Readonly<Record<SizeName, TemplateResult>> = {
  queries: html`<span class="symbol"><i>n</i></span>`,
  keys: html`<span class="symbol"><i>m</i></span>`,
  dimension: spelled('d', 'k'),
  valueDimension: spelled('d', 'v'),
};

export function sizeControls(sizes: Sizes, onSize: (name: SizeName, size: number) => void): TemplateResult {
  return html`<div class="sizes wraps" role="group" aria-label=${say('attention.sizes')}>
    ${sizeNames.map((name) => stepper(name, sizes[name], onSize))}
  </div>`;
}

function stepper(name: SizeName, size: number, onSize: (name: SizeName, size: number) => void): TemplateResult {
  const words = say(`attention.size.${name}`);
  const step = (sign: '−' | '+', to: number): TemplateResult => {
    const label = say(sign === '+' ? 'attention.more' : 'attention.fewer', { name: words });
    return button(sign, () => onSize(name, to), { look: 'step', label, disabled: to < 1 || to > mostEntries });
  };
  return html`<div class="size ${name}" data-parameter="q k v">
    ${step('−', size - 1)}
    <span>${sizeSymbols[name]} = <strong>${size}</strong></span>
    ${step('+', size + 1)}
    <small>${words}</small>
  </div>`;
}

// Other entries at one stroke: drawn from the seed, or, once the question is answered, Q with its decimal points moved.

interface FillControls {
  /** Where random entries come from. */
  drawn: string;
  /** Whether the answer to the question may be tried out. */
  tenfold: boolean;
  mayGrow: boolean;
  onRandom: () => void;
  /** Moves the decimal points of Q. */
  onMove: (places: number) => void;
}

export function fillControls(fill: FillControls): TemplateResult {
  const { drawn, tenfold, mayGrow, onRandom, onMove } = fill;
  const grow = mayGrow ? {} : { disabled: true, title: say('attention.beyond') };
  return html`<div class="fill wraps" data-parameter="q k v draw">
    ${
      tenfold
        ? html`${button(say('attention.tenfold'), () => onMove(1), grow)}
          ${button(say('attention.tenth'), () => onMove(-1))}`
        : nothing
    }
    ${button(say('attention.random'), onRandom)}
    <small>${drawn}</small>
  </div>`;
}

// What <dk-attention> takes of a model that is chosen for the page. Its matrices have a size of their own: of rules it takes those that
// mean the same at every dₖ, as a constant that is right for another one would be out of place.

export function adoption(model: ChosenModel): Adoption<typeof attentionParameters> {
  const shown = knownRule(model, ({ id }) => ['none', 'sqrt', 'linear'].includes(id));
  return { rule: shown && { shown, values: { rule: attentionParameters.rule.parse(shown.id) } } };
}
