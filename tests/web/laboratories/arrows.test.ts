// The parts of <dk-arrows> that draw nothing: what each setting changes, and what it says.
import { describe, expect, test } from 'vitest';

import { initialValues } from '../../../web/kit/settings.ts';
import { arrowsParameters } from '../../../web/laboratories/arrows/parameters.ts';
import { sentence, viewOf, angleText } from '../../../web/laboratories/arrows/view.ts';
import { arrowsCsv, arrowsTables } from '../../../web/laboratories/arrows/figures.ts';
import { chapters } from '../../bindings/chapters-core.ts';

const asked = initialValues(arrowsParameters);
const at = (values: Partial<typeof asked>): ReturnType<typeof viewOf> => viewOf(chapters, { ...asked, ...values });

describe('the arrows', () => {
  test('each coordinate changes the score by its partner in the other arrow', () => {
    expect(at({}).plane.score).toBe(4.5);
    expect(at({ queryAcross: 1.5 }).plane.score).toBe(3.5);
    expect(at({ queryUp: 2 }).plane.score).toBe(6.5);
    expect(at({ keyAcross: 2 }).plane.score).toBe(7);
    expect(at({ keyUp: 1 }).plane.score).toBe(3.5);
  });

  test('a head of two coordinates has the products of the arrows, a larger one has them first', () => {
    expect(at({ dimension: 2 }).head).toEqual(at({}).plane);
    expect([...at({ dimension: 256 }).head.products].slice(0, 2)).toEqual([2.5, 2]);
    expect(at({ dimension: 256 }).head.products).toHaveLength(256);
  });

  test('more coordinates add to those that are there; draw and seed change the further ones alone', () => {
    const { queries } = at({});
    expect([...at({ dimension: 128 }).queries].slice(0, 64)).toEqual([...queries]);
    for (const other of [at({ draw: 1 }), at({ seed: '2' })]) {
      expect([...other.queries].slice(0, 2)).toEqual([2.5, 1]);
      expect(other.queries[2]).not.toBe(queries[2]);
    }
  });

  test('what pushes up and what pushes down make the score', () => {
    const { positive, negative, score } = at({}).head;
    expect(positive).toBeGreaterThan(0);
    expect(negative).toBeLessThan(0);
    expect(positive + negative).toBeCloseTo(score, 12);
  });
});

describe('the sentence', () => {
  const of = (values: Partial<typeof asked>): string => sentence(at({ dimension: 2, ...values }));

  test('says whether the arrows agree', () => {
    expect(of({})).toBe('q and k agree: 42° apart, k reaches 1.67 along q, the score is 4.50.');
    expect(of({ keyAcross: -1, keyUp: -2 })).toContain('q and k disagree: 138° apart, k reaches 1.67 against q');
    expect(of({ keyAcross: -0.4, keyUp: 1 })).toContain('At a right angle');
    expect(of({ keyAcross: 0, keyUp: 0 })).toContain('no length');
  });

  test('goes on with what is left of the products of a head', () => {
    const { head } = at({});
    expect(sentence(at({}))).toContain(`cancels, ${head.score.toFixed(1)} is left`);
    expect(of({})).not.toContain('coordinates');
  });
});

test('an angle is written in whole degrees, none as a dash', () => {
  expect(angleText(41.6)).toBe('42°');
  expect(angleText(null)).toBe('–');
});

test('table and file have a row for each coordinate', () => {
  const [score, products] = arrowsTables(at({}));
  expect(score?.rows[0]?.[1]).toBe('4.500');
  expect(products?.rows).toHaveLength(64);
  const file = arrowsCsv(at({ keyAcross: 0, keyUp: 0 }), asked);
  expect(file.rows).toHaveLength(64);
  expect(file.parameters).toContainEqual(['angle', null]);
});
