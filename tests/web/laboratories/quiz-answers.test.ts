// What <dk-quiz> keeps of a reader's answers: counted as they come, written and read back, and storage that fails is survived.
import { afterEach, expect, it, vi } from 'vitest';
import { answersText, firstRight, readAnswers, withAnswer } from '../../../web/laboratories/quiz/judging.ts';
import { Keeper } from '../../../web/laboratories/quiz/keeper.ts';

const some = withAnswer(withAnswer(withAnswer(new Map(), 'a', 7, false), 'b', 'x', true), 'a', 8, true);

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the first attempt is the score, and later ones are counted', () => {
  expect(some.get('a')).toEqual({ answer: 8, attempts: 2, first: false, right: true });
  expect(some.get('b')).toEqual({ answer: 'x', attempts: 1, first: true, right: true });
  expect(firstRight(some)).toBe(1);
});

it('answers come back as they were written', () => {
  expect(readAnswers(answersText(some))).toEqual(some);
});

it.each(['', 'null', '[]', '{"version":2,"answers":{}}', '{"version":1,"answers":[]}', '{"version":1}', '{'])(
  'what is no record of answers is none: %s',
  (text) => {
    expect(readAnswers(text).size).toBe(0);
  },
);

it('an answer of another form is left out, and the others stay', () => {
  const text = `{"version":1,"answers":{"a":{"answer":8,"attempts":2,"first":false,"right":true},"b":{"answer":null},"c":3}}`;
  expect([...readAnswers(text).keys()]).toEqual(['a']);
});

it('storage that throws is survived: answers last as long as the page, and that is known', () => {
  const refuse = (): never => {
    throw new Error('no storage here');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const keeper = new Keeper();
  expect(keeper.load('1').size).toBe(0);
  keeper.save('1', some);
  expect(keeper.works).toBe(false);
  expect(keeper.load('1')).toEqual(some);
  keeper.erase('1');
  expect(keeper.load('1').size).toBe(0);
});

it('each sheet has answers of its own, and erasing one leaves the others', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  const keeper = new Keeper();
  keeper.save('1', some);
  keeper.save('2', some);
  keeper.erase('1');
  expect([...kept.keys()]).toEqual(['sqrt-dk.quiz.2']);
  expect(new Keeper().load('2')).toEqual(some);
  expect(keeper.works).toBe(true);
});
