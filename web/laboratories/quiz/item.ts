// What an item of the quiz is: a question that the core answers, and for each answer what is to be said of it; and the
// choices of chance that it is made with.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import type { Role } from '../../figure/styles.ts';
import type { Axis } from '../../figure/xy.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { Picture } from '../../kit/picture.ts';
import type { Ablation } from '../../kit/training/ablation.ts';

/** The rules whose figures stand side by side: no divisor, √dₖ and dₖ. */
export const rules = ['none', 'sqrt', 'linear'] as const;
export type Rule = (typeof rules)[number];

export type Family = 'exercise' | 'misconception';

/** What an item is made from. */
export interface Given {
  core: CoreClient;
  chapters: ChaptersClient;
  /** Its own random choices. */
  chance: Chance;
  /** What training came to; undefined until it is known. */
  trained: Ablation | undefined;
}

export interface Item {
  /** In links, events and files. */
  id: string;
  family: Family;
  /** Which of the seed's streams its choices come from; another one for each item, and the same for ever. */
  stream: number;
  /** Whether its numbers come of training, which takes its time. */
  trains?: true;
  make: (given: Given) => Made;
}

/** An item with its numbers. */
export interface Made {
  question: string;
  /** What is to be looked at before the answer. */
  shown?: Curves | DataTable;
  answer: ChoiceAnswer | NumberAnswer | PointAnswer;
  /** The calculation with its numbers in plain mathematical text, shown after an answer. */
  formula?: string;
  /** The numbers that decide, shown after an answer. */
  evidence: Evidence;
  check: Check;
}

/** One of a few answers, each with what is to be said of it. */
export interface ChoiceAnswer {
  kind: 'choice';
  /** In the order in which they are shown. */
  options: readonly Option[];
}

export interface Option {
  id: string;
  name: string;
  right: boolean;
  feedback: string;
}

/** A number to be typed. */
export interface NumberAnswer {
  kind: 'number';
  label: string;
  value: number;
  /** How far from the value an answer may lie. */
  tolerance: number;
  text: (value: number) => string;
  right: string;
  /** Numbers that come of a known mistake. */
  mistakes: readonly { value: number; feedback: string }[];
  /** Of any other number below and above. */
  below: string;
  above: string;
}

/** A place on the x axis of a picture. */
export interface PointAnswer {
  kind: 'point';
  label: string;
  curves: Curves;
  /** Places at which the line stops, rising, and where it stands first. */
  stops: readonly number[];
  initial: number;
  /** The place asked for, and what is accepted in its stead. */
  value: number;
  accepted: { from: number; to: number };
  /** The same in words. */
  tolerance: string;
  text: (x: number) => string;
  feedback: (x: number, side: 'right' | 'below' | 'above') => string;
}

/** Lines over one axis. */
export interface Curves extends Pick<Picture, 'title' | 'key' | 'label'> {
  x: Axis;
  y: Axis;
  lines: readonly Line[];
}

export interface Line {
  name: string;
  role: Role;
  points: readonly { x: number; y: number; text: string }[];
}

/** Figures side by side as bars. */
export interface Bars extends Pick<Picture, 'title' | 'key'> {
  bars: readonly Bar[];
}

export interface Bar {
  name: string;
  value: number;
  /** As it is written. */
  text: string;
  role: Role;
}

export type Evidence = Bars | Curves;

/** A program that comes to the same figures; one body for NumPy and PyTorch, see code.ts. */
export interface Check {
  body: string;
  /** What it prints, by name, as the core has it. */
  figures: Readonly<Record<string, number>>;
}

// The choices that a seed makes. Every random number comes from the core; this file only compares them.

/** The seed that leaves everything as the textbook has it. */
export const plainSeed = '1';

export class Chance {
  readonly #chapters: ChaptersClient;
  readonly #seed: string;
  readonly #stream: number;

  /** `stream`: which of the independent streams of this seed. */
  constructor(chapters: ChaptersClient, seed: string, stream: number) {
    this.#chapters = chapters;
    this.#seed = seed;
    this.#stream = stream;
  }

  /** One of the list, each as likely as any other; with the plain seed the first. */
  of<L extends readonly [unknown, ...unknown[]]>(list: L): L[number] {
    if (this.#seed === plainSeed) return list[0];
    return this.shuffled(list)[0] ?? list[0];
  }

  /** The list in an order of chance. */
  shuffled<T>(list: readonly T[]): T[] {
    if (list.length === 0) return [];
    const drawn = this.normal(1, list.length);
    return list
      .map((each, place) => ({ each, by: drawn[place] ?? 0 }))
      .sort((a, b) => a.by - b.by)
      .map(({ each }) => each);
  }

  /** rows × columns independent N(0, 1) entries. */
  normal(rows: number, columns: number): Float64Array {
    return this.#chapters.drawMatrix({ seed: this.#seed, draw: this.#stream, rows, columns });
  }

  /** What is made of the first of some draws, each rows × columns entries, that is fit to be shown; of the last where none is. */
  firstFit<Shown>(
    { draws, rows, columns }: Record<'draws' | 'rows' | 'columns', number>,
    make: (drawn: Float64Array) => Shown,
    isFit: (shown: Shown) => boolean,
  ): Shown {
    const size = rows * columns;
    const drawn = this.normal(draws * rows, columns);
    for (let place = 0; ; place += 1) {
      const shown = make(drawn.subarray(place * size, (place + 1) * size));
      if (place === draws - 1 || isFit(shown)) return shown;
    }
  }

  /** For calls of the core that draw themselves. */
  get source(): { seed: string; draw: number } {
    return { seed: this.#seed, draw: this.#stream };
  }
}
