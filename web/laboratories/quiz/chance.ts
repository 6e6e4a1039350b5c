// The choices that a seed makes. Every random number comes from the core; this file only compares them.
import type { ChaptersClient } from '../../core/chapters-client.ts';

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

  /** For calls of the core that draw themselves. */
  get source(): { seed: string; draw: number } {
    return { seed: this.#seed, draw: this.#stream };
  }
}
