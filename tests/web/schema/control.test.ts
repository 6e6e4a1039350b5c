// What the schema says of controls: stops that the parameter permits, other parameters that exist, and a reason where there is none.
import { describe, expect, test } from 'vitest';
import { type Parameter, type Selection, integer, seed } from '../../../web/schema/parameter.ts';
import { controlOf, isSet } from '../../../web/kit/controls.ts';
import { evenly, powersOfTwo, quarterDoublings } from '../../../web/schema/table.ts';
import { choice, choices, flag, identifier } from '../../../web/schema/choice.ts';
import { integers } from '../../../web/schema/lists.ts';
import { everyLaboratory } from './every-laboratory.ts';

const about = { name: 'x', key: 'x', doc: '' };

test('a parameter is set as its kind is, unless the schema says otherwise', () => {
  const control = { stops: [1, 2] };
  const kinds: [Parameter<unknown>, string][] = [
    [integer(1, 2, { ...about, initial: 1 }), 'field'],
    [seed({ ...about, initial: '1' }), 'field'],
    [identifier({ ...about, initial: 'a' }), 'field'],
    [integers({ least: 1, most: 2, entries: 2 }, { ...about, initial: [1] }), 'list'],
    [flag({ ...about, initial: false }), 'check'],
    [choice(['a', 'b'], { ...about, initial: 'a' }), 'menu'],
    [choices(['a', 'b'], { ...about, initial: ['a'] }), 'boxes'],
    [integer(1, 2, { ...about, initial: 1, control }), 'slider'],
    [choice(['a', 'b'], { ...about, initial: 'a', control: 'buttons' }), 'buttons'],
    [integer(1, 2, { ...about, initial: 1, control: 'menu' }), 'menu'],
    [integer(1, 2, { ...about, initial: 1, control: { own: 'a picture' } }), 'own'],
  ];
  expect(kinds.map(([parameter]) => controlOf(parameter))).toEqual(kinds.map(([, kind]) => kind));
});

test('a parameter that belongs to a value of another is set where the other has it, or holds it', () => {
  const only = { law: ['student-t'], shown: ['cosine', 'power'] };
  expect(isSet({ only }, { law: 'student-t', shown: ['none', 'power'] })).toBe(true);
  expect(isSet({ only }, { law: 'student-t', shown: ['none'] })).toBe(false);
  expect(isSet({ only }, { law: 'normal', shown: ['power'] })).toBe(false);
  expect(isSet({}, {})).toBe(true);
});

test('stops of usual kinds run from one end to the other', () => {
  expect(powersOfTwo(2, 16)).toEqual([2, 4, 8, 16]);
  expect(evenly(-1, 1, 2)).toEqual([-1, -0.5, 0, 0.5, 1]);
  expect(quarterDoublings(-1, 1)).toEqual([0.5, 0.595, 0.707, 0.841, 1, 1.19, 1.41, 1.68, 2]);
});

const values = ({ initial }: Parameter<unknown>, change: unknown): unknown =>
  Array.isArray(initial) ? [change] : change;

describe.each(everyLaboratory)('%s', (_, selection: Selection) => {
  const all = Object.entries(selection);

  test('stops and quick values rise, and are permitted as they are written', () => {
    for (const [name, parameter] of all) {
      const { control, quick = [] } = parameter;
      const stops = typeof control === 'object' && 'stops' in control ? control.stops : undefined;
      expect(stops?.length ?? 2, name).toBeGreaterThan(1);
      for (const list of [stops ?? [], quick]) {
        expect(
          [...list].sort((a, b) => a - b),
          name,
        ).toEqual(list);
        expect(
          list.map((stop) => parameter.parse(String(stop))),
          name,
        ).toEqual(list);
      }
    }
  });

  test('what a parameter belongs to exists, and there is a value with which it is set', () => {
    for (const [name, parameter] of all) {
      for (const [other, wanted] of Object.entries(parameter.only ?? {})) {
        const owner = selection[other];
        if (!owner) throw new Error(`${name} belongs to ${other}, which does not exist`);
        for (const value of wanted) {
          expect(owner.parse(value), name).toEqual(values(owner, value));
          expect(isSet(parameter, { [other]: values(owner, value) }), name).toBe(true);
        }
      }
    }
  });

  test('a parameter without a control of its kind says what sets it', () => {
    for (const [name, { control }] of all) {
      const own = typeof control === 'object' && 'own' in control ? control.own : 'of its kind';
      expect(own.trim(), name).not.toBe('');
    }
  });
});
