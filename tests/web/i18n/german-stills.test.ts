// The German still pictures are German: no rule, axis or title in them has its English name where the German one differs.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { words as german } from '../../../web/i18n/words.de.ts';
import { words as english } from '../../../web/i18n/words.en.ts';

const laboratories = join(import.meta.dirname, '../../../web/laboratories');
const stills = readdirSync(laboratories)
  .map((name) => join(name, 'still.de.svg'))
  .filter((still) => existsSync(join(laboratories, still)));
const foreign = Object.entries(english).filter(
  ([key, text]) => key.startsWith('rule.') && german[key as keyof typeof german] !== text,
);

test('no German still has the English name of a rule', () => {
  expect(stills.length).toBeGreaterThan(15);
  expect(foreign.map(([, text]) => text)).toContain('no scaling');
  for (const still of stills) {
    const texts = [...readFileSync(join(laboratories, still), 'utf8').matchAll(/>([^<>]+)</g)].map(([, text]) => text);
    for (const [, text] of foreign) expect(texts, still).not.toContain(text);
  }
});
