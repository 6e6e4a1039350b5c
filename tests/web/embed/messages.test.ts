// What the page around a frame may ask: orders of ours alone.
import { expect, test } from 'vitest';
import { orderOf } from '../../../web/embed/messages.ts';

const keys = ['d', 'seed'];

test('parameters by their keys are taken as texts', () => {
  const order = orderOf({ type: 'dk-set', parameters: { d: 64, seed: '7' } }, keys);
  expect(order).toEqual({
    kind: 'set',
    parameters: new Map([
      ['d', '64'],
      ['seed', '7'],
    ]),
  });
  expect(orderOf({ type: 'dk-set', parameters: { d: true } }, keys)).toMatchObject({
    parameters: new Map([['d', 'on']]),
  });
});

test.each([
  ['a text', 'dk-set'],
  ['nothing', null],
  ['a list', [{ type: 'dk-set', parameters: { d: 1 } }]],
  ['no parameters', { type: 'dk-set', parameters: {} }],
  ['a key that is not known', { type: 'dk-set', parameters: { d: 1, constructor: 1 } }],
  ['a value that is none', { type: 'dk-set', parameters: { d: Number.NaN } }],
  ['a value with members', { type: 'dk-set', parameters: { d: { toString: 1 } } }],
  ['a text beyond all sense', { type: 'dk-set', parameters: { d: '1'.repeat(10_001) } }],
  ['another order', { type: 'dk-run', parameters: { d: 1 } }],
  ['an object of a class', Object.assign(new Date(0), { type: 'dk-set', parameters: { d: 1 } })],
  ['an action of H5P that is none', { context: 'h5p', action: 'eval' }],
])('%s is no order', (_, message) => {
  expect(orderOf(message, keys)).toBeUndefined();
});

test('the height can be asked for, in our words and in those of H5P', () => {
  expect(orderOf({ type: 'dk-tell-height' }, keys)).toEqual({ kind: 'height' });
  expect(orderOf({ context: 'h5p', action: 'hello' }, keys)).toEqual({ kind: 'h5p', action: 'hello' });
});
