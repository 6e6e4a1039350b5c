// <dk-trained>: texts as tokens, what of a text cannot be read, what was recorded, and runs that give way to others.
import { expect, test } from 'vitest';

import { CoreRefusal } from '../../../web/core/refusal.ts';
import type { OpenedModel, VariantFigures } from '../../../web/core/model/trained-model.ts';
import { type Asked, Run } from '../../../web/laboratories/trained/models.ts';
import { factorStops, sentences, trainedParameters } from '../../../web/laboratories/trained/parameters.ts';
import {
  type Group,
  type Way,
  ablation,
  characters,
  grid,
  groupOf,
  heldOut,
  rules,
  ways,
} from '../../../web/laboratories/trained/recorded.ts';
import {
  unreadable,
  alphabet,
  byCharacter,
  characterTokens,
  tokensOf,
  unknownIn,
  visible,
} from '../../../web/laboratories/trained/tokens.ts';
import { factorsWith, headIn, heldOutRun, textRun, valleyOf } from '../../../web/laboratories/trained/view.ts';
import { speak } from '../../../web/i18n/say.ts';
import '../../../web/laboratories/trained/words.en.ts';

const host = { requestUpdate: (): void => undefined };

const sizes = { layers: 4, heads: 2, width: 128, vocabulary: 81, context: 128 };

const figures = (bits: number): VariantFigures =>
  ({ loss: { bits, nats: bits }, divisors: new Float64Array(4) }) as unknown as VariantFigures;

/** A model that answers when it is told to. */
function slow(): { model: OpenedModel; answer: (place: number) => void; asked: () => number } {
  const waiting: (() => void)[] = [];
  const model: OpenedModel = {
    sizes,
    unused: [],
    run: ({ variants }) =>
      new Promise((resolve) => {
        waiting.push(() => {
          resolve(variants.map((_, place) => figures(place)));
        });
      }),
    close: () => undefined,
  };
  return { model, answer: (place) => waiting[place]?.(), asked: () => waiting.length };
}

/** What is asked of a model whose answers are looked at by their key alone. */
const question = (model: OpenedModel, key: string): Asked<string> => ({
  key,
  model,
  request: () => Promise.resolve({ about: key, request: { texts: [], variants: [], patterns: [] } }),
});

const failed = (thrown: unknown): void => {
  throw thrown;
};

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('every character of the model is its own number, and the recorded texts are made of them', () => {
  expect(alphabet).toBe([...characters].length);
  expect(characterTokens(characters).numbers).toEqual([...characters].map((_, number) => number));
  expect(heldOut).toHaveLength(16);
  for (const text of [...heldOut, ...sentences]) {
    expect(unknownIn(text)).toEqual([]);
    expect([...text].length).toBeLessThanOrEqual(128);
    expect(characterTokens(text).pieces.join('')).toBe(text);
  }
});

test('characters that the model does not know are named, each once, and the longest and shortest texts too', () => {
  speak('en', () => {
    expect(unreadable('naïve, naïve ☃', 128)).toMatch(
      /81 characters.*“ï” and “☃”.*Allowed: ↵ · ! " \$ & ' \( \) \* , - \. 0–9 : ; \? A–Z \[ \] a–z —\.$/,
    );
    const permitted = 'is out of range. Allowed: 2 to 128.';
    expect(unreadable('', 128)).toBe(`Characters of the text: “0” ${permitted}`);
    expect(unreadable('a', 128)).toBe(`Characters of the text: “1” ${permitted}`);
    expect(unreadable('a'.repeat(129), 128)).toBe(`Characters of the text: “129” ${permitted}`);
    expect(unreadable('a'.repeat(128), 128)).toBeUndefined();
    expect(unreadable('ab', 128)).toBeUndefined();
  });
  expect(() => characterTokens('☃')).toThrow(RangeError);
  expect(visible('a b\n')).toBe('a·b↵');
});

test('a model of as many tokens as there are characters reads them one by one, a GPT-2 by its own tokens', async () => {
  expect([byCharacter(), byCharacter(81), byCharacter(50_257)]).toEqual([true, true, false]);
  expect((await tokensOf('Hello world', 81)).pieces).toHaveLength(11);
  expect(await tokensOf('Hello world', 50_257)).toEqual({ numbers: [15_496, 995], pieces: ['Hello', ' world'] });
});

test('the factors of a run are those of the slider, rising, √d among them, and a typed one joins them', () => {
  expect(factorStops).toHaveLength(13);
  expect(factorsWith(1)).toEqual([...factorStops]);
  expect(factorsWith(0.333)).toEqual([...factorStops, 0.333].sort((a, b) => a - b));
  const range = trainedParameters.factor.bounds;
  expect([factorStops[0], factorStops.at(-1)]).toEqual([range?.least, range?.most]);
});

test('a head beyond the last is the last', () => {
  expect(headIn(sizes, { layer: 1, head: 1 })).toEqual({ layer: 0, head: 0 });
  expect(headIn(sizes, { layer: 48, head: 64 })).toEqual({ layer: 3, head: 1 });
});

test('a run asks for the patterns of all heads where they are few, of a layer where they are many, and of one head at last', async () => {
  const asked = async (of: typeof sizes, tokens: number): Promise<number> => {
    const { model } = slow();
    const run = textRun(
      'x',
      { ...model, sizes: of },
      {
        factor: 1,
        at: { layer: 1, head: 0 },
        text: '',
        rest: 0,
        tokens: () => Promise.resolve({ numbers: Array.from({ length: tokens }, () => 0), pieces: [] }),
      },
    );
    const { request, about } = await run.request();
    expect(request.patterns).toEqual(about.patterns);
    expect(request.patterns).toContainEqual({ layer: 1, head: 0 });
    expect(request.variants).toHaveLength(13);
    return request.patterns.length;
  };
  expect(await asked(sizes, 128)).toBe(8);
  expect(await asked({ ...sizes, layers: 12, heads: 12 }, 100)).toBe(12);
  expect(await asked({ ...sizes, layers: 12, heads: 12 }, 500)).toBe(1);
});

test('the loss is asked of all held-out texts under all factors in one run', async () => {
  const { request } = await heldOutRun('trained', slow().model, 1).request();
  expect(request.texts).toHaveLength(16);
  expect(request.texts.every((text) => text.length === 128)).toBe(true);
  expect(request.variants.map(({ rule }) => rule.parameter)).toEqual([...factorStops]);
  expect(request.patterns).toEqual([]);
});

test('the bottom of a valley is the least loss', () => {
  const found = [3, 2, 2.5].map(figures);
  expect(valleyOf([0.5, 1, 2], found)).toEqual({ factors: [0.5, 1, 2], bits: [3, 2, 2.5], bottom: 1 });
});

test('what is asked later takes the place of what runs, whose answer is not shown; the last answer stays until then', async () => {
  const { model, answer, asked } = slow();
  let answers = 0;
  const run = new Run<string>(host, () => (answers += 1), failed);
  const ask = (key: string): void => {
    run.ask(question(model, key));
  };
  ask('first');
  await turn();
  answer(0);
  await turn();
  expect(run.answer?.about).toBe('first');
  ask('second');
  await turn();
  expect(run.answer?.about).toBe('first');
  ask('third');
  await turn();
  answer(1);
  await turn();
  expect(run.answer?.about).toBe('first');
  answer(2);
  await turn();
  expect(run.answer?.about).toBe('third');
  // What is known is not asked for again.
  ask('first');
  expect(run.answer?.about).toBe('first');
  expect(asked()).toBe(3);
  expect(answers).toBe(2);
  expect(run.state).toBe('done');
});

test('what was cancelled is asked again on demand, and only then', async () => {
  const { model, asked } = slow();
  const run = new Run<string>(host, () => undefined, failed);
  const asking = question(model, 'x');
  run.ask(asking);
  await turn();
  run.cancel();
  run.ask(asking);
  await turn();
  expect(asked()).toBe(1);
  run.ask(asking, true);
  await turn();
  expect(asked()).toBe(2);
});

test('what is refused is said again for as long as it is asked, and not run again', async () => {
  const { model, answer, asked } = slow();
  const said: unknown[] = [];
  const run = new Run<string>(
    host,
    () => undefined,
    (thrown) => said.push(thrown),
  );
  const refusal = new CoreRefusal({ code: 'out-of-range', parameter: 'tokens', value: '1', range: '2 … 1024' });
  const refusing = { ...model, run: () => Promise.reject(refusal) };
  run.ask(question(refusing, 'x'));
  await turn();
  expect([run.refused, run.state, said]).toEqual([true, 'cancelled', [refusal]]);
  run.ask(question(refusing, 'x'));
  await turn();
  expect(said).toEqual([refusal, refusal]);
  run.ask(question(model, 'y'));
  await turn();
  answer(0);
  await turn();
  expect([run.refused, run.answer?.about, asked()]).toEqual([false, 'y', 1]);
  expect(said).toHaveLength(2);
});

test('what nobody looks at any more is given up, and begun again when it is asked for', async () => {
  const { model, asked } = slow();
  const run = new Run<string>(host, () => undefined, failed);
  const asking = question(model, 'x');
  run.ask(asking);
  await turn();
  run.interrupt();
  expect(run.running).toBe(false);
  run.ask(asking);
  await turn();
  expect(asked()).toBe(2);
});

/** The rule that ends lowest, trained one way. */
function bestRule(way: Way): Group {
  return rules.map((rule) => groupOf(rule, way)).reduce((best, each) => (each.bits < best.bits ? each : best));
}

/** The factor at which the loss of trained models is least. */
function bottomOf({ valley }: Group): number {
  return ablation.factors[valley.indexOf(Math.min(...valley))] ?? NaN;
}

test('every rule was trained every way, and the medians lie between the least and the most', () => {
  expect(ways).toHaveLength(4);
  for (const way of ways) {
    const best = bestRule(way);
    for (const rule of ['none', 'sqrt', 'linear']) {
      const group = groupOf(rule, way);
      expect(group.bits).toBeGreaterThanOrEqual(best.bits);
      // Medians are written to four digits.
      expect(group.least - 1e-4).toBeLessThanOrEqual(group.bits);
      expect(group.bits).toBeLessThanOrEqual(group.most + 1e-4);
      expect([0.25, 0.5, 1, 2, 4]).toContain(bottomOf(group));
    }
  }
  expect(() => groupOf('cosine', ways[0] ?? expect.unreachable())).toThrow(RangeError);
});

test('the best divisor of each row of the grid has its least median', () => {
  grid.median.forEach((row, at) => {
    expect(row[grid.least[at] ?? NaN]).toBe(Math.min(...row));
  });
});

test('it brings the spread of its row nearest to 1, or is the next larger one, as the answer to the question says', () => {
  const distance = (spread: number, divisor: number): number => Math.abs(Math.log(spread / divisor));
  grid.spreads.forEach((spread, at) => {
    const distances = grid.divisors.map((divisor) => distance(spread, divisor));
    const nearest = distances.indexOf(Math.min(...distances));
    expect([nearest, nearest + 1], String(spread)).toContain(grid.least[at]);
  });
});
