// Counted sentences follow the plural rules of the language.
import { expect, test } from 'vitest';
import '../../../web/laboratories/gradient/words.en.ts';
import * as germanRows from '../../../web/laboratories/gradient/words.de.ts';
import { speak, translations, sayCounted } from '../../../web/i18n/say.ts';

test('one row and more rows are told apart, in English and in German', () => {
  translations.de.take(...Object.values(germanRows));
  const told = (count: number): string => sayCounted('gradient.rows', count, { rows: String(count) });
  expect([1, 2, 0].map(told)).toEqual(['1 row', '2 rows', '0 rows']);
  expect(speak('de', () => [1, 2, 0].map(told))).toEqual(['1 Zeile', '2 Zeilen', '0 Zeilen']);
});
