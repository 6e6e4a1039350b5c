// Chapters bear titles and no numbers: what cites one names it, and links to it.
import { expect, test } from 'vitest';
import { chapters } from '../../../web/lesson/pages/chapters.ts';
import { body } from '../../../web/lesson/pages/page.ts';
import { english, german } from '../../../web/lesson/pages/prose.ts';
import { claimTexts as germanClaims } from '../../../web/lesson/claims/words.de.ts';
import { prose as germanProse } from '../../../web/lesson/pages/words.de.ts';
import { claimTexts as claims } from '../../../web/lesson/claims/words.en.ts';
import { elements, germanElements } from '../catalogues.ts';
import { prose } from '../../../web/lesson/pages/words.en.ts';
import { chapterTexts } from './chapter-texts.ts';

test('no sentence cites a chapter by a number', () => {
  const all = JSON.stringify([elements, prose, claims, chapterTexts, germanElements, germanProse, germanClaims]);
  expect(all).toContain('{{to.training}}');
  expect(all.match(/.{30}\b(?:chapters?|Kapiteln?)\s\d/gi)).toBeNull();
});

test.each([english, german])('every link inside the page leads to a place with that name', (writer) => {
  const html = body(writer);
  expect(html).not.toMatch(/\{\{to\./);
  const places = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of html.matchAll(/href="#([^"=]*)"/g)) expect(places).toContain(id);
  expect(html).toContain(
    `<a href="#training">${chapters.find(({ id }) => id === 'training')?.name[writer.language] ?? ''}</a>`,
  );
  expect(chapters.length).toBeGreaterThan(15);
});
