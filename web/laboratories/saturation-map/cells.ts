// Cells of the map: its grid, where each stands, how dark it is, and what softmax makes of rows of so many keys at one spread,
// as the core measures it.
import { type TemplateResult, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { ChaptersClient, MeasuredSpreads, NormalRowsInput } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { type Scale, linearScale, logScale } from '../../figure/scale.ts';
import { byName } from '../../kit/sweep/rules.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type mapFigures, keyStops, spreadStops } from './parameters.ts';
import { sharedPool } from '../../core/shared-pool.ts';
import { sharedTraining } from '../../core/shared.ts';
import { Job } from '../../kit/job.ts';
import { type BeforeAndAfter, beforeAndAfter } from '../../kit/training/ablation.ts';

/** What is measured, in the order of tables; also the ends of message keys. */
export const cellFigures = ['peak', 'entropy', 'effectiveKeys', 'trace', 'peaked'] as const;
export type CellFigure = (typeof cellFigures)[number];

/** The figures that the map can show. */
export type MapFigure = (typeof mapFigures)[number];

type Measured = Record<'mean' | 'standardError', number>;

export interface Cell extends Readonly<Record<CellFigure, Measured>> {
  keys: number;
  spread: number;
  rows: number;
}

/** One cell for each spread. */
export function measure(chapters: ChaptersClient, input: NormalRowsInput, spreads: readonly number[]): Cell[] {
  return cellsOf(chapters.measureSpreads(input, spreads), input, spreads);
}

/** The cells that the core has measured. */
export function cellsOf(
  found: MeasuredSpreads,
  { keys, rows }: Omit<NormalRowsInput, 'seed'>,
  spreads: readonly number[],
): Cell[] {
  return spreads.map((spread, place) => {
    const figures = byName(cellFigures, (figure) => ({
      mean: figureAt(found[figure].mean, place),
      standardError: figureAt(found[figure].standardError, place),
    }));
    return { keys, spread, rows, ...figures };
  });
}

// The cells of the map: numbers of keys along it, spreads of the scores up it, and how many rows are drawn for a number of keys.

/** Before the reader has guessed the map ends here. */
export const openUpTo = 2;

/** Numbers drawn for a cell, and rows of a cell, at most; rows at least. */
const mostNumbers = 524_288;
const mostRows = 4096;
const leastRows = 64;

/** Below that spread rows differ so little that a few of them tell the mean. */
export const wideFrom = 1;

function most(keys: number): number {
  return Math.max(leastRows, Math.min(mostRows, Math.floor(mostNumbers / keys)));
}

/** The first rows of a number of keys, for a map that is there at once; where the spread is small they are all. */
export function firstRowsFor(keys: number): number {
  return Math.floor(most(keys) / 8);
}

/** Rows that are drawn for a cell. */
export function rowsFor(keys: number, spread: number): number {
  return spread < wideFrom ? firstRowsFor(keys) : most(keys);
}

/** The stop nearest to a value on a logarithmic axis. */
export function nearestOf(stops: readonly number[], value: number): number {
  const distance = (stop: number): number => Math.max(stop / value, value / stop);
  return stops.reduce((best, stop, place) => (distance(stop) < distance(stops[best] ?? Infinity) ? place : best), 0);
}

// How strong the colour of a cell is: its figure's place between the least and the most that it can be.

const mostKeys = keyStops.at(-1) ?? 1;
const peak = linearScale([0, 1], [0, 1]);
const effectiveKeys = logScale([1, mostKeys], [0, 1]);

/** Opacity from 0 to 1. The entropy is seen against ln n, the most that n keys can have; `logKeys` is that. */
export function shade(cell: Cell, figure: MapFigure, logKeys: number): number {
  const value = cell[figure].mean;
  const share = { peak, effectiveKeys, entropy: linearScale([0, logKeys], [0, 1]) }[figure](value);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}

// The cells of the map as rectangles whose colour says how much, a column for each number of keys, drawn anew only where it changed.

export interface MapCells {
  /** What is known so far; a column has another version whenever its cells have changed. */
  run: { version: (keys: number) => number; cell: (keys: number, spread: number) => Cell | undefined };
  x: Scale;
  y: Scale;
  figure: MapFigure;
  /** ln n of each stop. */
  logKeys: Float64Array;
  /** Before the guess the map ends low, and its line is not drawn. */
  revealed: boolean;
}

/** Edges half way between neighbours, in whole pixels so that no seam shows; the ends of the scale at the ends. */
export function edges(stops: readonly number[], scale: Scale): number[] {
  const at = stops.map(scale);
  const between = at.slice(1).map((pixel, place) => Math.round((pixel + figureAt(at, place)) / 2));
  return [Math.round(scale.range[0]), ...between, Math.round(scale.range[1])];
}

export function mapCells({ run, x, y, figure, logKeys, revealed }: MapCells): TemplateResult {
  const across = edges(keyStops, x);
  const up = edges(spreadStops, y);
  return svg`<g class="cells" aria-hidden="true">${keyStops.map((keys, column) =>
    guard([run.version(keys), figure, revealed, across[column], across[column + 1], up[0], up.at(-1)], () => {
      const [left, right] = [figureAt(across, column), figureAt(across, column + 1)];
      return spreadStops.map((spread, row) => {
        const cell = run.cell(keys, spread);
        if (!cell || (!revealed && spread > openUpTo)) return '';
        const [bottom, top] = [figureAt(up, row), figureAt(up, row + 1)];
        return svg`<rect x=${left} y=${top} width=${right - left} height=${bottom - top} fill-opacity=${shade(cell, figure, figureAt(logKeys, column))}></rect>`;
      });
    }),
  )}</g>`;
}

// The cells that words, cards and tables are about, whatever the cursor points at: they are measured first.

/** Keys of the textbook's table and of the question. */
export const usualKeys = 64;

/** What the textbook calls high and low. */
export const highDimension = 512;
export const lowDimension = 4;
export const usualDimension = 64;

/** Numbers of keys in which the share of peaked rows is told. */
export const toldKeys = { five: 5, sixteen: 16, usual: usualKeys, many: 512, most: 1024 } as const;

/** A place off the stops that is asked for by name. */
export interface Place {
  keys: number;
  spread: number;
}

export function places(core: CoreClient): Place[] {
  const usual = rootOf(core, usualDimension);
  const low = rootOf(core, lowDimension);
  const at = (keys: number, ...spreads: number[]): Place[] => spreads.map((spread) => ({ keys, spread }));
  const { five, sixteen, many, most } = toldKeys;
  return [
    ...at(usualKeys, usual, 1, low, rootOf(core, highDimension)),
    ...at(five, usual, low, 1),
    ...at(sixteen, usual),
    ...at(many, usual),
    ...at(most, low),
    ...modelPoints(core, 'own', usualKeys).flatMap(({ keys, spread }) => at(keys, spread, 1)),
  ];
}

// Models on the map, released and trained here: keys per head, and how many keys a query can see at most.

interface Model {
  name: string;
  d: number;
  /** Context length of the released configuration, in tokens. */
  context: number;
  /** On which side of its point the name stands. */
  side: 'start' | 'end';
}

/**
 * Configurations as released: google-research/bert modeling.py, openai/gpt-2 src/model.py, arXiv 2307.09288,
 * google/gemma_pytorch gemma/config.py, xai-org/grok-1 run.py.
 */
const models: readonly Model[] = [
  { name: 'BERT-base', d: 64, context: 512, side: 'end' },
  { name: 'GPT-2', d: 64, context: 1024, side: 'start' },
  { name: 'Llama 2 7B', d: 128, context: 4096, side: 'end' },
  { name: 'Grok-1', d: 128, context: 8192, side: 'start' },
  { name: 'Gemma 7B', d: 256, context: 8192, side: 'end' },
];

/** A model where its keys have entries N(0, 1): unscaled at √dₖ, scaled at 1. */
export type ModelPoint = ReturnType<typeof modelPoints>[number];

export function modelPoints(core: CoreClient, contexts: string, keys: number) {
  return models.map((model) => ({
    ...model,
    keys: contexts === 'own' ? model.context : keys,
    spread: rootOf(core, model.d),
  }));
}

/** √d, the standard deviation of a score before it is divided. */
export function rootOf(core: CoreClient, d: number): number {
  return core.divisor({ id: 'sqrt', parameter: 0 }, d);
}

// The two conditions that weights decide: measured on the model of the chapter on training, in a worker, once the map is done.

export class TrainedModel extends Job {
  /** Undefined until it is measured; the map does without. */
  found: BeforeAndAfter | undefined;
  #seed: string | undefined;

  /** Measures with this seed, unless that is done, under way or has failed. */
  follow(seed: string): void {
    if (seed === this.#seed) return;
    this.#seed = seed;
    void this.begin(async ({ signal }) => {
      const training = await sharedTraining();
      const found = await beforeAndAfter(seed, { training, pool: await sharedPool() }, signal);
      if (!signal.aborted) this.found = found;
    });
  }

  /** What was given up or has failed is measured when it is followed again. */
  again(): void {
    if (this.state === 'cancelled') this.#seed = undefined;
  }
}
