// The check of how the lesson is written: what it counts, and that it fails where it should.
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  faults,
  faultsOfDocument,
  faultsOfMessages,
  limits,
  measure,
  plain,
  plainOfDocument,
  plainOfMessage,
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
  assert.equal(faults('folded', measure('en', text, `${text} Take it with you.`)).length, 1);
});

test('a formula may begin a sentence, and the entries of a list are no sentence together', () => {
  assert.equal(sentencesOf(plain('<p>It grows. <math><mi>d</mi></math> does too.</p>')).length, 2);
  assert.equal(sentencesOf(plain('<ul><li>two keys</li><li>and a query</li></ul>')).length, 2);
  assert.equal(sentencesOf(plainOfStory('It grows. $d_k$ does too.')).length, 2);
  assert.equal(sentencesOf(plainOfMessage('It grows. dₖ is {d} in both.')).length, 2);
  assert.equal(sentencesOf(plainOfDocument('Two things:\n\n- the first one;\n- the second one.\n')).length, 3);
});

test('of a document, code and addresses are no words', () => {
  const text = plainOfDocument('# A title\n\nRun `npx law` or [docs/law.md](docs/law.md).\n\n```sh\nlaw\n```\n');
  assert.doesNotMatch(text, /law|npx|docs/);
  assert.match(text, /A title/);
});

test('a message with a long sentence or a phrase that we do not use is refused by its key, in either language', () => {
  const long = `Scores ${repeated('spread', limits.long)}. Short one.`;
  const told = faultsOfMessages('en', [
    ['quiz.fine', 'The distribution of q·k at dₖ = {d}.'],
    ['quiz.law', 'The law of q·k'],
    ['quiz.long', long],
  ]);
  assert.equal(told.length, 2);
  assert.match(told[0], /^quiz\.law \(en\): we do not write “law”/);
  assert.match(told[1], /^quiz\.long \(en\): 50 %/);
  const german = ['Das Gesetz des Scores.', 'Der Teiler.', 'Acht Keys.', 'Die Query.', 'Mit ersten Gewichten.'];
  for (const text of german) assert.equal(faultsOfMessages('de', [['a', text]]).length, 1, text);
  assert.deepEqual(faultsOfMessages('de', [['a', 'Die Verteilung der Scores von acht Schlüsseln.']]), []);
});

test('what voice rules out is found, and the words for it are not', () => {
  const refused = [
    'whoever asks',
    'in the mean',
    'four ways to begin',
    'at the head of the laboratory',
    'the foot of this page',
    'a patch mends it',
    'it takes orders',
    'parted by blanks',
    'softmax comes to give',
  ];
  for (const text of refused) assert.equal(measure('en', text).unused.length > 0, true, text);
  const fine = [
    'at the head size of a model',
    'on average',
    'four initialisations',
    'a patch fixes it',
    'an amendment',
  ];
  for (const text of fine) assert.deepEqual(measure('en', text).unused, [], text);
});

test('a document is read with its tables, and a story has a limit of its own', () => {
  assert.deepEqual(faultsOfDocument('docs/x.md', 'Fine.\n\n| a | b |\n| --- | --- |\n| `law` | fine |\n'), []);
  assert.equal(faultsOfDocument('docs/x.md', 'Fine.\n\n| a | b |\n| --- | --- |\n| a law | fine |\n').length, 1);
  const long = `Scores ${repeated('spread', limits.long)}. `;
  const mixed = long + repeated('Short one.', 4);
  assert.equal(faultsOfDocument('README.md', mixed).length, 1);
  assert.deepEqual(faultsOfDocument('docs/x.md', mixed), []);
  const words = measure('en', repeated('Scores spread.', limits.words));
  assert.deepEqual(faults('story', words, { most: limits.storyWords }), []);
});
