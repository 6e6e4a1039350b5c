// The parameters of one draw of vectors, which the first screen and links know: seed, head dimension, and which draw.
// Their ranges are those of the core; a test at the boundary compares them.
import { integer, seed } from './parameter.ts';

export const mostDimension = 4096;

export const drawn = {
  seed: seed({
    name: 'seed',
    initial: '1',
    doc: 'Where the random vectors start: the same seed gives the same bits everywhere.',
  }),
  dimension: integer(1, mostDimension, {
    name: 'dimension',
    key: 'd',
    initial: 64,
    unit: 'entries of a key',
    doc: 'The head dimension of the opening picture.',
  }),
  draw: integer(0, 1_000_000, {
    name: 'draw',
    initial: 0,
    doc: 'Which draw of the opening picture stands out.',
  }),
} as const;
