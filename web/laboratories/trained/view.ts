// What the pictures of a model are drawn from: a text's figures under each divisor, the one in force, and the head that is looked at.
import type { CoreClient } from '../../core/client.ts';
import type { OpenedModel, VariantFigures } from '../../core/model/trained-model.ts';
import type { HeadPlace, PassVariant } from '../../core/model/transformer-client.ts';
import { figureAt, nearestIn } from '../../kit/figure-at.ts';
import { scoresOfQuery } from '../../kit/scores.ts';
import type { Asked, Answer } from './models.ts';
import { factorStops, trainedParameters } from './parameters.ts';
import { heldOut } from './recorded.ts';
import { type Tokens, characterTokens } from './tokens.ts';
import type { Binding } from '../../kit/settings.ts';

export interface TextAbout extends Tokens {
  layers: number;
  heads: number;
  factors: readonly number[];
  /** Heads whose weights were kept. */
  patterns: readonly HeadPlace[];
}

export interface LossAbout {
  factors: readonly number[];
  /** Texts and tokens over which the loss is the mean. */
  texts: number;
}

/** The factors of a run: those of the slider, and the one that is typed where it is none of them. */
export function factorsWith(factor: number): number[] {
  return [...new Set([...factorStops, factor])].sort((a, b) => a - b);
}

const variantsOf = (factors: readonly number[]): PassVariant[] =>
  factors.map((parameter) => ({ rule: { id: 'temperature', parameter }, layer: null }));

/** Weights of patterns that are kept at most, a number each; beyond them only those of one layer, or of one head. */
const mostWeights = 1 << 22;

function patternsOf({ sizes }: OpenedModel, tokens: number, variants: number, at: HeadPlace): HeadPlace[] {
  const layerOf = (layer: number): HeadPlace[] => Array.from({ length: sizes.heads }, (_, head) => ({ layer, head }));
  const all = Array.from({ length: sizes.layers }, (_, layer) => layerOf(layer)).flat();
  const fits = (places: readonly HeadPlace[]): boolean => places.length * variants * tokens * tokens <= mostWeights;
  return [all, layerOf(at.layer)].find(fits) ?? [at];
}

interface TextRun {
  factor: number;
  /** A head whose weights are wanted in any case. */
  at: HeadPlace;
  text: string;
  tokens: () => Promise<Tokens>;
  rest: number;
}

export function textRun(name: string, model: OpenedModel, asked: TextRun): Asked<TextAbout> {
  const { factor, at, tokens, text, rest } = asked;
  const factors = factorsWith(factor);
  const { layers, heads } = model.sizes;
  return {
    key: JSON.stringify([name, text, factors]),
    model,
    rest,
    request: async () => {
      const found = await tokens();
      const patterns = patternsOf(model, found.numbers.length, factors.length, at);
      return {
        request: { texts: [found.numbers], variants: variantsOf(factors), patterns },
        about: { ...found, layers, heads, factors, patterns },
      };
    },
  };
}

/** The texts that the small model has not seen. */
export function heldOutRun(name: string, model: OpenedModel, factor: number): Asked<LossAbout> {
  const factors = factorsWith(factor);
  return {
    key: JSON.stringify([name, factors]),
    model,
    request: () =>
      Promise.resolve({
        request: {
          texts: heldOut.map((text) => characterTokens(text).numbers),
          variants: variantsOf(factors),
          patterns: [],
        },
        about: { factors, texts: heldOut.length },
      }),
  };
}

/** Figures of a head under the divisor in force. */
export type HeadFigures = ReturnType<typeof headFigures>[number];

/** The place of the variant that is in force. */
export function variantAt(factors: readonly number[], factor: number): number {
  return nearestIn(factors, factor);
}

/** The head of the settings, counted from 0; the last where the model has fewer. */
export function headIn({ layers, heads }: { layers: number; heads: number }, asked: HeadPlace): HeadPlace {
  return { layer: Math.min(asked.layer, layers) - 1, head: Math.min(asked.head, heads) - 1 };
}

export const isSame = (a: HeadPlace, b: HeadPlace): boolean => a.layer === b.layer && a.head === b.head;

export function headFigures(core: CoreClient, about: TextAbout, found: VariantFigures) {
  return Array.from({ length: about.layers }, (_, layer) => {
    const divisor = figureAt(found.divisors, layer);
    const first = layer * about.heads;
    const spreads = found.heads.std.subarray(first, first + about.heads);
    // Over the divisor: as scores q·k with q = 1, which the core divides.
    const scaled = scoresOfQuery(core, [1], spreads, { id: 'constant', parameter: divisor }).scaledScores;
    return Array.from(spreads, (std, head) => {
      const place = first + head;
      return {
        layer,
        head,
        divisor,
        /** Standard deviation of q·k, and of what softmax sees. */
        std,
        dividedStd: figureAt(scaled, head),
        beyond: figureAt(found.heads.beyond, place),
        peak: figureAt(found.heads.peak, place),
        entropy: figureAt(found.heads.entropy, place),
      };
    });
  }).flat();
}

/** The loss under each factor, and the place of the least. */
export type Valley = ReturnType<typeof valleyOf>;

export function valleyOf(factors: readonly number[], figures: readonly VariantFigures[]) {
  const bits = figures.map(({ loss }) => loss.bits);
  return { factors, bits, bottom: bits.indexOf(Math.min(...bits)) };
}

export type Of = Binding<typeof trainedParameters>;

export interface ModelView {
  core: CoreClient;
  /** Whether it is a file of the reader's own. */
  own: boolean;
  unit: 'character' | 'token';
  /** The divisor in force, as a factor of √d. */
  factor: number;
  /** The text, and what was found of it under that divisor. */
  about: TextAbout;
  found: VariantFigures | undefined;
  /** Every head under it, and the one that is looked at. */
  heads: readonly HeadFigures[];
  at: HeadPlace;
  head: HeadFigures | undefined;
  valley: Valley | undefined;
  loss: Answer<LossAbout> | undefined;
}
