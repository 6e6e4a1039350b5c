// Old links find the page of their chapter, and links between pages take the settings along.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { carriedAddress, setAddress } from '../../../web/lesson/carry.ts';
import { chapterBody, chapterPages } from '../../../web/lesson/pages/chapter-page.ts';
import { chapters } from '../../../web/lesson/pages/chapters.ts';
import { type Entry, pageOfLink } from '../../../web/lesson/old-links.ts';
import { english, german } from '../../../web/lesson/pages/prose.ts';
import { cards } from '../../../web/lesson/pages/story.ts';

const entries = [...cards(english).matchAll(/<a href="([^"]*)" data-opens="([^"]*)"/g)].map(
  ([, page = '', names = '']): Entry => ({ page, names: names.split(' ') }),
);
const site = { entries, all: './chapters.html', here: (place: string) => place === 'story-opening' };
const opened = (link: string): string | undefined => {
  const { search, hash } = new URL(link, 'https://example.org/');
  return pageOfLink({ search, hash }, site);
};

test('the story has a card for every chapter, with its laboratories, in both languages', () => {
  expect(entries.map(({ names: [id] }) => id)).toEqual(chapters.map(({ id }) => id));
  for (const id of ['dk-walks', 'walks', 'dk-saturation-map'])
    expect(entries.flatMap(({ names }) => names)).toContain(id);
  expect(cards(german)).toContain(
    'href="./chapters/size-de.html" data-opens="size dk-walks walks dk-variance variance"',
  );
});

describe('an old link opens', () => {
  test.each([
    ['#size', './chapters/size.html'],
    ['?from=class#size', './chapters/size.html?from=class'],
    ['#softmax&v=1&softmax.scores=9,8.6', './chapters/softmax.html#softmax&v=1&softmax.scores=9,8.6'],
    ['?a=1#dk-walks&v=1&walks.d=16', './chapters/size.html?a=1#dk-walks&v=1&walks.d=16'],
    ['#v=1&size.d=3&at=proof,0.2500', './chapters/proof.html#v=1&size.d=3&at=proof,0.2500'],
  ])('the chapter that it names: %s', (link, page) => {
    expect(opened(link)).toBe(page);
  });

  test.each([
    ['#v=1&quiz.seed=7&variance.samples=500', './chapters/quiz.html'],
    ['#v=1&variance.samples=500&quiz.seed=7', './chapters/size.html'],
    ['#by-measuring&v=1&seed=4&training.steps=9', './chapters/training.html'],
    ['#v=1&nobody.knows=1&saturation.n=64', './chapters/saturation.html'],
  ])('the chapter of the first laboratory that it sets, where it names none: %s', (link, page) => {
    expect(opened(link)).toBe(page + link);
  });

  test.each([
    '#glossary',
    '#for-class',
    '#v=1&seed=7&answers=hidden',
    '#&&&===%%%',
    '#v=1&__proto__.x=1',
    `#v=1&x=${'9'.repeat(99_999)}`,
  ])('all chapters, where it names neither: %.40s', (link) => {
    expect(opened(link)).toBe(`./chapters.html${link}`);
  });

  test.each(['', '?from=class', '#', '#story-opening', '#story-opening&v=1&quiz.seed=7'])(
    'the story, where it means that: %s',
    (link) => {
      expect(opened(link)).toBeUndefined();
    },
  );

  test('with its settings whole, every one that was ever recorded', () => {
    const path = join(import.meta.dirname, '../schema/recorded-links.json');
    const recorded = JSON.parse(readFileSync(path, 'utf8')) as { laboratory: string; fragment: string }[];
    for (const { laboratory, fragment } of recorded) {
      const page = opened(fragment) ?? '';
      const entry = entries.find(({ names }) => names.includes(`dk-${laboratory}`));
      // A result of a sweep has a page of its own, and no chapter.
      expect(entry === undefined, laboratory).toBe(laboratory === 'sweep-result');
      expect(page, fragment).toBe((entry?.page ?? './chapters.html') + fragment);
    }
  });
});

describe('a link between pages', () => {
  const here = { search: '', hash: '#size&v=1&seed=7&at=size,0.5&variance.d=4' };

  test.each([
    ['./proof.html', './proof.html#proof&v=1&seed=7&variance.d=4'],
    ['./proof-de.html', './proof-de.html#proof&v=1&seed=7&variance.d=4'],
    ['./chapters/models.html', './chapters/models.html#models&v=1&seed=7&variance.d=4'],
    ['../chapters.html#size', '../chapters.html#size&v=1&seed=7&variance.d=4'],
    ['./chapters-de.html', './chapters-de.html#v=1&seed=7&variance.d=4'],
    ['../', '../#story-opening&v=1&seed=7&variance.d=4'],
    ['../de.html', '../de.html#story-opening&v=1&seed=7&variance.d=4'],
    ['./index.html', './index.html#story-opening&v=1&seed=7&variance.d=4'],
  ])('takes settings along, not the place: %s', (href, address) => {
    expect(carriedAddress(href, here)).toBe(address);
    // Followed before, it takes what holds now.
    expect(carriedAddress(carriedAddress(href, { search: '?x=1', hash: '#v=1&opening.d=2' }), here)).toBe(address);
  });

  test('leaves an address without settings as it stands, and takes the query along', () => {
    expect(carriedAddress('./proof.html', { search: '', hash: '#size' })).toBe('./proof.html');
    expect(carriedAddress('../', { search: '?from=class', hash: '' })).toBe('../?from=class');
  });
});

describe('a link that sets a laboratory of its page', () => {
  const href = '#v=1&worked-example.id=exp-50';

  test.each([
    ['', href],
    ['#examples', href],
    ['#v=1&seed=7&answers=hidden&opening.d=4', '#v=1&seed=7&answers=hidden&opening.d=4&worked-example.id=exp-50'],
    ['#v=1&worked-example.id=heights&worked-example.rule=log&opening.d=4', '#v=1&opening.d=4&worked-example.id=exp-50'],
    ['#examples&v=1&at=examples,0.5&opening.d=4', '#v=1&opening.d=4&worked-example.id=exp-50'],
  ])('leaves what others are set to: on "%s"', (hash, address) => {
    expect(setAddress(href, hash)).toBe(address);
    // Followed before, it takes what holds now.
    expect(setAddress(setAddress(href, '#v=1&additive.d=2'), hash)).toBe(address);
  });
});

test.each([...chapterPages])('every link inside %s leads to a page of the site or a place of its own', (_, page) => {
  const html = chapterBody(page);
  const places = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of html.matchAll(/href="#([^"=]*)"/g)) expect(places).toContain(id);
  for (const [, file = ''] of html.matchAll(/href="\.\/([^"]*)"/g))
    expect([...chapterPages.keys()]).toContain(`chapters/${file}`);
  expect(html.match(/<h1>/g)).toHaveLength(1);
});
