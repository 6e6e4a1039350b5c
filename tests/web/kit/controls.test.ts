// Controls drawn from the schema, without a browser: their words by names, and what they set.
import type { TemplateResult } from 'lit';
import { expect, test } from 'vitest';
import '../../../web/kit/training/words.en.ts';
import { buttons, presets, worded } from '../../../web/kit/buttons.ts';
import { another, type Binding, Settings } from '../../../web/kit/settings.ts';
import { boxes, control, controls, pageFrom } from '../../../web/kit/controls.ts';
import { rateMapParameters } from '../../../web/laboratories/rate-map/parameters.ts';
import { walksParameters } from '../../../web/laboratories/walks/parameters.ts';
import type { Selection } from '../../../web/schema/parameter.ts';
import { evenly, powersOfTwo, quarterDoublings } from '../../../web/schema/table.ts';

function bound<S extends Selection>(table: S, words: readonly string[]): { of: Binding<S>; settings: Settings<S> } {
  const settings = new Settings(table);
  const of: Binding<S> = {
    table,
    words,
    values: () => settings.values,
    bound: (name) => ({
      text: settings.text(name),
      error: settings.error(name),
      onType: () => undefined,
      onSettle: () => undefined,
    }),
    onSet: (values) => settings.adoptSome(values),
  };
  return { of, settings };
}

/** Everything that a template holds, its own templates and directives included, in order. */
function held(template: unknown): unknown[] {
  if (Array.isArray(template)) return template.flatMap(held);
  if (typeof template !== 'object' || template === null || !('values' in template)) return [template];
  return (template as TemplateResult).values.flatMap(held);
}

/** The actions of a template, in order. */
function actions(template: unknown): ((event?: unknown) => void)[] {
  return held(template).filter((each) => typeof each === 'function') as ((event?: unknown) => void)[];
}

test('the next draw follows, and after the last one comes the first', () => {
  const { of, settings } = bound(walksParameters, ['walks']);
  const [next] = actions(another(of, { by: 200 }));
  next?.();
  expect(settings.values.draw).toBe(200);
  settings.adopt({ draw: 999_900 });
  next?.();
  expect(settings.values.draw).toBe(0);
  expect(held(another(of))).toContain('Walk again');
});

test('words are those of the laboratory, else those that it shares, else those of parameters', () => {
  const words = ['rate-map', 'training'];
  expect(worded({ words }, 'runs', 'Hint')).toBe('runs of each cell');
  expect(worded({ words }, 'optimizer', '.adam')).toBe('Adam');
  expect(worded({ words: ['walks'] }, 'theory', 'Label')).toBe('Show what theory says');
  expect(worded({ words }, 'runs', 'Label')).toBeUndefined();
});

test('a control says its label, its hint and its value, and what is live in their place', () => {
  const { of } = bound(rateMapParameters, ['rate-map', 'training']);
  expect(held(control(of, 'dimension'))).toEqual(expect.arrayContaining(['dimension', 'head dimension 64', '64', 8]));
  expect(held(control(of, 'steps'))).toEqual(expect.arrayContaining(['Steps', '64 fresh examples each', '200']));
  expect(held(control(of, 'optimizer'))).toEqual(expect.arrayContaining(['sgd', 'SGD', 'adam', 'Adam']));
  const live = held(control(of, 'dimension', { spoken: 'it learns', hint: 'now', label: 'd' }));
  expect(live).toEqual(expect.arrayContaining(['it learns', 'now', 'd']));
  expect(live).not.toContain('head dimension 64');
});

test('what belongs to a value of another has no control while the other has not that value', () => {
  const { of, settings } = bound(rateMapParameters, ['rate-map']);
  expect(held(controls(of, ['gain']))).toContain('gain');
  settings.adopt({ shown: ['none'] });
  expect(held(controls(of, ['gain']))).not.toContain('gain');
});

test('what the laboratory draws itself is no control of the kit', () => {
  const own = { ...walksParameters.draw, control: { own: 'a picture' } };
  expect(() => control(bound({ draw: own }, ['walks']).of, 'draw')).toThrow(RangeError);
});

test('buttons set their value, and say which is set', () => {
  const keys = { ...walksParameters.dimension, quick: [8, 64, 512] };
  const { of, settings } = bound({ keys }, ['walks']);
  expect(held(buttons(of, 'keys')).filter((each) => each === 'true' || each === 'false')).toEqual([
    'false',
    'true',
    'false',
  ]);
  actions(buttons(of, 'keys')).at(-1)?.();
  expect(settings.values.keys).toBe(512);
});

test('settings worth trying are set together', () => {
  const { of, settings } = bound(walksParameters, ['walks']);
  const [one] = actions(presets(of, 'dimension', 'Try', [{ text: 'coins', values: { dimension: 4, coins: true } }]));
  one?.();
  expect(settings.values).toMatchObject({ dimension: 4, coins: true });
});

test('boxes keep the order of the schema, whatever order they are drawn in', () => {
  const { of, settings } = bound(rateMapParameters, ['rate-map']);
  settings.adopt({ shown: ['additive'] });
  const all = (['additive', 'none'] as const).map((value) => ({ value, name: value, role: 'other' as const }));
  const [, none] = actions(boxes(of, 'shown', { all }));
  none?.({ target: { checked: true } });
  expect(settings.values.shown).toEqual(['none', 'additive']);
});

test('a page up or down doubles or halves a size', () => {
  const leads = (stops: readonly number[], from: number, by: 1 | -1): number | undefined =>
    stops[pageFrom(stops, stops.indexOf(from), by)];
  const powers = powersOfTwo(1, 4096);
  expect([leads(powers, 64, 1), leads(powers, 64, -1)]).toEqual([128, 32]);
  expect([leads(powers, 1, -1), leads(powers, 4096, 1)]).toEqual([undefined, undefined]);
  const mixed = [2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 128];
  expect([leads(mixed, 3, 1), leads(mixed, 24, -1), leads(mixed, 3, -1)]).toEqual([6, 12, 2]);
});

test('a page up or down passes over eight stops of what is no size: fractions, and whole numbers that lie evenly', () => {
  for (const stops of [quarterDoublings(-4, 4), evenly(-20, 20, 2), evenly(1, 40, 1)]) {
    expect(pageFrom(stops, 10, 1)).toBe(18);
    expect(pageFrom(stops, 10, -1)).toBe(2);
  }
});
