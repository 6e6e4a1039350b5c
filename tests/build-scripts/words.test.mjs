// The check of how the lesson is written: what it counts, and that it fails where it should.
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  faults,
  limits,
  measure,
  plain,
  plainOfStory,
  readingEase,
  sentencesOf,
  syllables,
  wordsOf,
} from '../../build-scripts/words.mjs';

const repeated = (words, count) => Array.from({ length: count }, () => words).join(' ');

test('folded details, laboratories and quotations are not counted, a formula is one word', () => {
  const html =
    '<p>One <math><mi>d</mi></math> key.</p><details><summary>More</summary><p>Hidden words.</p></details>' +
    '<div class="laboratory" data-name="x"><dk-x><p>Needs</p></dk-x></div>';
  assert.deepEqual(wordsOf(plain(html)).length, 3);
  assert.equal(wordsOf(plain(html, { folded: true })).length, 6);
});

test('decimals and abbreviations end no sentence, a colon before a capital letter does', () => {
  assert.equal(sentencesOf('It is 2.7 or more. Look at it: Adam (Kingma et al. 2015) does.').length, 3);
});

test('syllables are those that are spoken, near enough', () => {
  assert.deepEqual(['key', 'score', 'divided', 'attention', 'table'].map(syllables), [1, 1, 3, 3, 2]);
});

test('short sentences of short words read more easily than one long sentence of long words', () => {
  const easy = readingEase('The key wins. The sum is big. You can see it.');
  const hard = readingEase(
    'Normalisation considerations necessitate additional experimentation regarding initialisation.',
  );
  assert.ok(easy > limits.storyEase && hard < 0, `${easy} ${hard}`);
});

test('the story is read without its elements, formulas and tables', () => {
  assert.equal(
    plainOfStory('## A score {#id}\n\nIt has $d_k$ of them.\n\n| a | b |\n\n<dk-x a="b"></dk-x>\n\n**So.**').match(
      /dk|\||\$/,
    ),
    null,
  );
});

test('too many words, too many long sentences and a phrase that we do not use are each refused', () => {
  const fine = measure('en', repeated('Scores spread as heads grow.', 40));
  assert.deepEqual(faults('fine', fine), []);
  assert.match(faults('long', measure('en', repeated('Scores spread.', limits.words)))[0] ?? '', /words, at most/);
  const sentence = `Scores ${repeated('spread', limits.long)}.`;
  assert.match(faults('winding', measure('en', sentence))[0] ?? '', /100 % of its sentences/);
  assert.match(faults('ours', measure('en', 'Whoever asks is told.'))[0] ?? '', /“Whoever”/);
  assert.match(faults('deutsch', measure('de', 'Einige glückliche Zeilen heben es.'))[0] ?? '', /glückliche Zeilen/);
});

test('a phrase is found in folded details too', () => {
  const text = 'Scores spread.';
  assert.equal(faults('folded', measure('en', text, `${text} Guess first.`)).length, 1);
});
