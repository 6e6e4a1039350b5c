// The address of a frame: keys of links, and what is passed on as an attribute.
import { expect, test } from 'vitest';
import { askedBy, attributesFor, passed, picture, names } from '../../../web/embed/asked.ts';
import { manifests } from '../../../web/lesson/pages/manifests.ts';
import { openingParameters } from '../../../web/laboratories/opening/parameters.ts';
import { saturationParameters } from '../../../web/laboratories/saturation-map/parameters.ts';
import { everyLaboratory } from '../schema/every-laboratory.ts';

test('laboratory, language and attributes are told from parameters', () => {
  expect(askedBy('?lab=variance&d=1,64&hide=seed+keys&lang=de&theme=dark')).toEqual({
    laboratory: 'variance',
    language: 'de',
    attributes: new Map([
      ['hide', 'seed keys'],
      ['theme', 'dark'],
    ]),
    parameters: new Map([['d', '1,64']]),
  });
  expect(askedBy('')).toMatchObject({ laboratory: '', language: '' });
});

test('an address is taken as it comes out of the text of a page, from other systems and from networks that add to it', () => {
  const asked = askedBy(
    '?lab=DK-Variance&amp;d=1,64&amp;amp;hide=seed&amp;lang=de_AT&utm_source=mail&fbclid=x&_ga=1.2',
  );
  expect(asked).toEqual({
    laboratory: 'variance',
    language: 'de-AT',
    attributes: new Map([['hide', 'seed']]),
    parameters: new Map([['d', '1,64']]),
  });
  // What is part of a value is written as %26.
  expect(askedBy('?lab=trained&text=Fish %26amp; chips').parameters.get('text')).toBe('Fish &amp; chips');
});

test('parameters become attributes; what is out of range is clamped, what cannot be read and what is not known is noted', () => {
  const given = new Map([
    ['d', '9999'],
    ['draw', 'x'],
    ['wrong', '1'],
  ]);
  const { attributes, notes } = attributesFor(given, openingParameters);
  expect(attributes).toEqual(
    new Map([
      ['dimension', '4096'],
      ['draw', '0'],
    ]),
  );
  expect(notes.map(({ code, parameter }) => [code, parameter])).toEqual([
    ['clamped', 'dimension'],
    ['malformed', 'draw'],
    ['unknown-key', 'wrong'],
  ]);
});

test('a laboratory may be called by its element, and parameters by their attributes; a key counts more', () => {
  expect(askedBy('?lab=dk-variance&dimensions=1,64').laboratory).toBe('variance');
  const byAttribute = attributesFor(new Map([['dimension', '256']]), openingParameters);
  expect(byAttribute).toEqual({ attributes: new Map([['dimension', '256']]), notes: [] });
  for (const both of ['d=64&dimension=256', 'dimension=256&d=64'])
    expect(attributesFor(askedBy(`?${both}`).parameters, openingParameters).attributes.get('dimension')).toBe('64');
});

test('one picture is asked for by its name; where a parameter has that key, its own values stay its own', () => {
  const of = (search: string, selection: Parameters<typeof attributesFor>[1]): object => {
    const { attributes, notes } = attributesFor(askedBy(search).parameters, selection);
    return [...attributes, ...notes];
  };
  expect(of('?lab=dk-opening&show=weights', openingParameters)).toEqual([['show', 'weights']]);
  expect(of('?lab=dk-saturation-map&show=entropy', saturationParameters)).toEqual([['figure', 'entropy']]);
  expect(of('?lab=dk-saturation-map&show=map&figure=entropy', saturationParameters)).toEqual([
    ['figure', 'entropy'],
    ['show', 'map'],
  ]);
});

test('no attribute of a laboratory is the key of another of its parameters', () => {
  for (const [tag, selection] of everyLaboratory) {
    const parameters = Object.values(selection);
    for (const { key, attribute } of parameters)
      expect(
        parameters.find((other) => other.key === attribute && other.key !== key),
        `${tag} ${attribute}`,
      ).toBeUndefined();
  }
});

test('one laboratory alone has a parameter with the key of the attribute that names a picture', () => {
  const others = [...everyLaboratory].filter(([, selection]) =>
    Object.values(selection).some(({ key }) => key === picture),
  );
  expect(others.map(([tag]) => tag)).toEqual(['saturation-map']);
});

test('no parameter of any laboratory has a key that a frame keeps for itself', () => {
  const own = new Set(['lab', 'lang', ...passed]);
  for (const [, selection] of everyLaboratory)
    expect(Object.values(selection).filter(({ key }) => own.has(key))).toEqual([]);
});

test('every laboratory can be shown in a frame, but for the one that has a page of its own', () => {
  const others = Object.keys(manifests).filter((tag) => tag !== 'dk-sweep-result');
  expect(names.map((name) => `dk-${name}`).sort()).toEqual(others);
});
