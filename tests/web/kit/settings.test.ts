// What a reader has set: permitted values are taken, refused texts are kept as typed and change nothing.
import { expect, test } from 'vitest';
import { Settings } from '../../../web/kit/settings.ts';
import { readAttributes } from '../../../web/kit/page/author.ts';
import { varianceParameters } from '../../../web/laboratories/variance/parameters.ts';

const fresh = (): Settings<typeof varianceParameters> => new Settings(varianceParameters);

test('a permitted text changes the value, and stays as typed until it is settled', () => {
  const settings = fresh();
  expect(settings.type('samples', '500 ')).toBe(true);
  expect(settings.values.samples).toBe(500);
  expect(settings.text('samples')).toBe('500 ');
  settings.settle('samples');
  expect(settings.text('samples')).toBe('500');
});

test('a refused text is kept with its error, and the value stays', () => {
  const settings = fresh();
  expect(settings.type('samples', '1e999')).toBe(false);
  settings.settle('samples');
  expect(settings.text('samples')).toBe('1e999');
  expect(settings.error('samples')).toMatchObject({ code: 'not-finite', parameter: 'samples', value: '1e999' });
  expect(settings.values.samples).toBe(2000);
});

test('the same value typed in another way is no change', () => {
  const settings = fresh();
  expect(settings.type('samples', '2000.0')).toBe(false);
  expect(settings.error('samples')).toBeUndefined();
});

test('values from the address replace what was typed and refused', () => {
  const settings = fresh();
  settings.type('seed', 'x');
  expect(settings.adopt({ seed: '7' })).toBe(true);
  expect(settings.text('seed')).toBe('7');
  expect(settings.error('seed')).toBeUndefined();
});

test('a control that cannot be wrong leaves the errors of others alone', () => {
  const settings = fresh();
  settings.type('seed', 'x');
  settings.adoptSome({ focus: 4 });
  expect(settings.text('seed')).toBe('x');
});

test('values of attributes become those to which Reset leads; a refused one is told and shown', () => {
  const settings = fresh();
  const attributes: Record<string, string> = { samples: '300', keys: '0' };
  const { values, errors } = readAttributes({ getAttribute: (name) => attributes[name] ?? null }, settings.table);
  settings.begin(values, errors);
  expect(settings.values.samples).toBe(300);
  expect(settings.text('keys')).toBe('0');
  expect(settings.error('keys')).toMatchObject({ code: 'out-of-range' });
  settings.type('samples', '400');
  expect(settings.reset()).toBe(true);
  expect(settings.values.samples).toBe(300);
  expect(settings.selection.samples.initial).toBe(300);
});
