// The sentences of another language come with the elements that speak them, some of them late.
import { expect, test } from 'vitest';
import { Translations } from '../../../web/i18n/say.ts';

test('sentences that are added after the others were fetched are fetched the next time, and once', async () => {
  const asked: string[] = [];
  const translations = new Translations();
  const add = (key: string): void => {
    translations.add(() => {
      asked.push(key);
      return Promise.resolve({ words: { [key]: `${key} auf Deutsch` } });
    });
  };
  add('laboratory');
  await translations.fetch();
  expect(translations.complete).toBe(true);
  add('question');
  expect(translations.complete).toBe(false);
  expect(translations.text('question')).toBeUndefined();
  await translations.fetch();
  expect(translations.text('question')).toBe('question auf Deutsch');
  expect(translations.text('laboratory')).toBe('laboratory auf Deutsch');
  expect(asked).toEqual(['laboratory', 'question']);
});

test('what could not be fetched stays in English and is asked for again', async () => {
  let lost = true;
  const translations = new Translations();
  translations.add(() => (lost ? Promise.reject(new Error('no network')) : Promise.resolve({ words: { key: 'da' } })));
  await translations.fetch();
  expect(translations.text('key')).toBeUndefined();
  expect(translations.complete).toBe(false);
  lost = false;
  await translations.fetch();
  expect(translations.text('key')).toBe('da');
});
