// What the laboratory shows: the core's answer to the matrices, with the rule and without, masked and open; what is drawn anew;
// what was wrong in a cell.
import type { TemplateResult } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import type { AttentionInput, RuleChoice } from '../../core/types.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type Refused, errorLine } from '../../kit/failures.ts';
import { type Rows, mostEntries } from '../../schema/matrix.ts';
import { type Matrices, type MatrixName, type Sizes, matrixNames, misfits, shapes, sizesOf } from './sizes.ts';
import { decimal } from '../../schema/parameter.ts';
import { say } from '../../i18n/say.ts';
import type { ComputedName } from './parameters.ts';
import { entryText } from './names.ts';
import { Typed } from '../../kit/typed.ts';

export interface Asked extends Matrices {
  rule: RuleChoice;
  causal: boolean;
}

export type View = ReturnType<typeof viewOf>;

export const noRule: RuleChoice = { id: 'none', parameter: 0 };

/** The rule as the settings hold it, with the parameter that belongs to it. */
export function ruleOf(values: { rule: string; exponent: number; constant: number }): RuleChoice {
  const { rule: id, exponent, constant } = values;
  return { id, parameter: id === 'power' ? exponent : id === 'constant' ? constant : 0 };
}

/** As the core takes it. */
export function inputOf({ q, k, v, rule, causal }: Asked): AttentionInput {
  return { ...sizesOf({ q, k, v }), q: q.flat(), k: k.flat(), v: v.flat(), rule, causal, mask: null };
}

/** Throws CoreRefusal, e.g. where the rule is not defined at this dimension. */
export function viewOf(core: CoreClient, asked: Asked) {
  const input = inputOf(asked);
  const steps = core.attention(input);
  return {
    ...asked,
    sizes: sizesOf(asked),
    steps,
    /** The same without a divisor. */
    unscaled: core.attention({ ...input, rule: noRule }),
    /** Scaled scores before the mask. */
    open: asked.causal ? core.attention({ ...input, causal: false }).scaledScores : steps.scaledScores,
  };
}

export function columnsOf({ sizes }: View, name: ComputedName): number {
  return name === 'output' ? sizes.valueDimension : sizes.keys;
}

const listOf: Readonly<Record<ComputedName, 'rawScores' | 'scaledScores' | 'weights' | 'output'>> = {
  scores: 'rawScores',
  scaled: 'scaledScores',
  weights: 'weights',
  output: 'output',
};

/** A figure of a computed matrix, counted from 0. */
export function figure(view: View, name: ComputedName, row: number, column: number): number {
  return figureAt(view.steps[listOf[name]], row * columnsOf(view, name) + column);
}

/** A row of a list that runs row by row. */
export function rowOf(list: Float64Array, row: number, columns: number): Float64Array {
  return list.subarray(row * columns, (row + 1) * columns);
}

// How wide a cell is drawn, and how the matrices stand to each other: pixels alone.

/**
 * wide     Q, scores and scaled scores on one line
 * medium   scaled scores under the scores
 * stacked  every matrix under the one before
 */
export type Layout = 'wide' | 'medium' | 'stacked';

/** Pixels of a cell: a figure of five characters, what is comfortable, and one of eight in smaller letters. */
const short = 42;
const comfortable = 54;
const long = 60;

/** Pixels beside the cells: brackets, names of rows, gaps, arrows. */
const besideFirst = 190;
const besideSecond = 250;
const besideCrossing = 110;
const besideOne = 48;

/** Columns whose room the names under Q take, however few it has; pixels of those at Kᵀ and under the scaled scores. */
const leastOfQueries = 3;
const names = { crossing: 155, scaled: 210 };

/** Letters of a rule that its arrow has room for, and pixels of each further one. */
const ruleLetters = 8;
const ruleLetter = 8;

/** Pixels that two captions need beside each other. */
const leastCrossing = 480;

/** Pixels that the picture needs to stand beside the second line. */
const leastPicture = 300;

/** Pixels of a row, of what stands around the rows, and of one query's strip where the picture stands alone. */
const row = 37;
const aroundRows = 40;
const strip = 90;
const aroundStrips = 50;

/**
 * letters  how large they are, in those of 16 pixels that the numbers above are for
 * hasLong  whether a figure has more than six characters
 * rule     what stands on the arrow between scores and scaled scores
 */
export function measure(pixels: number, sizes: Sizes, letters = 1, hasLong = false, rule = '') {
  const { queries, keys, dimension, valueDimension } = sizes;
  const [least, most] = hasLong ? [long, long] : [short, comfortable];
  const width = pixels / letters;
  const crossing = Math.max(keys, names.crossing / least);
  const scaled = Math.max(keys, names.scaled / least);
  const rooms: Record<Layout, number> = {
    wide:
      (width - besideFirst - ruleLetter * Math.max(0, rule.length - ruleLetters)) /
      (Math.max(dimension, leastOfQueries) + crossing + scaled),
    medium: (width - besideCrossing) / (scaled + Math.max(dimension, valueDimension)),
    stacked: (width - besideOne) / Math.max(keys, dimension, valueDimension),
  };
  const layout: Layout =
    rooms.wide >= least ? 'wide' : rooms.medium >= least && width >= leastCrossing ? 'medium' : 'stacked';
  const cell = Math.floor(Math.min(most, rooms[layout]));
  const left = Math.floor(width - besideSecond - (keys + valueDimension) * cell);
  const beside = layout === 'wide' && left >= leastPicture ? left : 0;
  const height = beside > 0 ? (queries + keys) * row + aroundRows : queries * strip + aroundStrips;
  return {
    cell: cell * letters,
    layout,
    /** Pixels that are left for a picture beside the weights and the output; 0 where that is too few. */
    beside: beside * letters,
    /** Pixels that the picture may be high. */
    height: height * letters,
  };
}

// Random entries: drawn by the core, written to one decimal, and read as if a reader had typed them.

/** All three matrices at their largest; `time` counts from 1. */
export function drawMatrices(chapters: ChaptersClient, seed: string, time: number): Matrices {
  const [q = [], k = [], v = []] = matrixNames.map((_, place): Rows => {
    const draw = (time - 1) * matrixNames.length + place;
    const drawn = chapters.drawMatrix({ seed, draw, rows: mostEntries, columns: mostEntries });
    // "-0.0" is read as 0.
    return Array.from({ length: mostEntries }, (__, row) =>
      Array.from(rowOf(drawn, row, mostEntries), (entry) => Number(entry.toFixed(1)) + 0),
    );
  });
  return { q, k, v };
}

// What is wrong with a whole matrix: a refused attribute, or a shape that the keys do not fit.

const size = ([rows, columns]: readonly [number, number]): string => `${String(rows)} × ${String(columns)}`;

/** `error` gives what was refused of a matrix before. */
export function faults(
  given: Matrices,
  error: (name: MatrixName) => Refused | undefined,
): Partial<Record<MatrixName, TemplateResult>> {
  const wrong = misfits(given);
  const wanted = shapes(sizesOf(given));
  const found = matrixNames.flatMap((name) => {
    const shape = [given[name].length, given[name][0]?.length ?? 0] as const;
    const misfit = { code: 'wrong-length', parameter: name, value: size(shape), range: size(wanted[name]) };
    const refused = error(name) ?? (wrong.includes(name) ? misfit : undefined);
    return refused ? [[name, errorLine(`${name}-fault`, refused, '', true)] as const] : [];
  });
  return Object.fromEntries(found);
}

// What stands in the cells of the matrices: what was typed, as long as it is refused or not settled, else the entry.

/** An entry of a matrix as it is kept, counted from 0: rows of k are keys. */
export interface Place {
  matrix: MatrixName;
  row: number;
  column: number;
}

/** "Q, query 2, entry 3". */
export function placeName({ matrix, row, column }: Place): string {
  return say(`attention.entry.${matrix}`, { row: String(row + 1), column: String(column + 1) });
}

export class TypedCells extends Typed<Place> {
  constructor() {
    super(({ matrix, row, column }) => `${matrix} ${String(row)} ${String(column)}`);
  }

  /** The number that was typed; undefined where it is refused. */
  type(place: Place, text: string, { least, most }: { least: number; most: number }): number | undefined {
    const entry = decimal(least, most, { name: placeName(place), initial: 0, doc: 'An entry of a matrix.' });
    return this.read(place, text, () => entry.parse(text));
  }

  text(place: Place, entry: number): string {
    return this.pending(place) ?? entryText(entry);
  }

  /** Whether a cell of these matrices is refused; what a smaller size has cut off is not. */
  refusedIn(matrices: Matrices): boolean {
    return matrixNames.some((matrix) =>
      matrices[matrix].some((entries, row) => entries.some((_, column) => this.error({ matrix, row, column }))),
    );
  }
}
