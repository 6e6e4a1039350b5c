#!/usr/bin/env node
// How the lesson is written: words for each chapter, long sentences, words that we do not use, and how easily it reads.
// Prints a table, and ends with 1 where a chapter or the story breaks a limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from '../web/node_modules/vite/dist/node/index.js';

/** What a page may have; folded details are not counted. */
export const limits = { words: 450, long: 28, longShare: 0.1, storyEase: 60 };

/** Turns of phrase that voice and style rule out, by language. */
export const unused = {
  en: [
    /\bwhoever\b/i,
    /\bone (?:should|must|cannot|can|seems)\b/i,
    /\bon the mean\b/i,
    /\bfirst weights\b/i,
    /\banswers? to (?:a change|its score)\b/i,
    /\b(?:head|foot) of the (?:plot|picture)\b/i,
    /\b(?:normal|exact|heavy-tailed) law\b/i,
    /\bcomes to (?:give|rest)\b/i,
    /\bTake it with you\b/i,
    /\bGuess first\b/i,
    /\b(?:utilize|leverage|delve|crucial|it is important to note)\b/i,
  ],
  de: [
    /\bglückliche[nr]? Zeilen?\b/i,
    /\bmalgenommen\b/i,
    /\bvon jeher\b/i,
    /\bdessen, der\b/i,
    /(?:^|[.:;?!] )Geteilt durch \S+,? (?:antworten|reagieren)/,
    /\bist es \S+ = [^.]*, wofür\b/,
    /\blassen sich oben versuchen\b/,
    /\b[Zz]uerst die Schätzung\b/,
  ],
};

/** Text of HTML: formulas become one word, folded details go, blocks end a sentence. */
export function plain(html, { folded = false } = {}) {
  return (folded ? html : html.replace(/<details[^]*?<\/details>/g, ' '))
    .replace(/<div class="laboratory"[^]*?<\/dk-[\w-]+><\/div>/g, ' ')
    .replace(/<div class="display">[^]*?<\/div>/g, ' ')
    .replace(/<math\b[^]*?<\/math>/g, 'x')
    .replace(/<q\b[^]*?<\/q>/g, 'x.')
    .replace(/\{\{[\w.]+\}\}/g, 'x')
    .replace(/<\/(?:p|li|h\d|td|th|caption|summary)>/g, '. ')
    .replace(/<[^>]+>/g, '')
    .replace(/&\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text of the story: Markdown without links' addresses, elements and formulas. */
export function plainOfStory(markdown) {
  return markdown
    .replace(/\{#[\w-]+\}/g, '.')
    .replace(/\{\{[^}]*\}\}/g, 'x')
    .replace(/^\|.*$/gm, '')
    .replace(/\$\$[^]*?\$\$/g, ' ')
    .replace(/\$[^$]*\$/g, 'x')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[#>*_]/g, '')
    .replace(/\n\s*\n/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
}

export const wordsOf = (text) => text.match(/[\p{L}\d][\p{L}\d’'.,^-]*/gu) ?? [];

/** Sentences end at . ? ! or a colon before a blank and a capital letter, a digit or a quotation; decimals and “et al.” do not end one. */
export const sentencesOf = (text) =>
  text
    .replace(/\b(?:et al|z\. B|e\.g|i\.e)\./g, 'x')
    .split(/(?<=[.?!:]["”“)]?)\s+(?=["“„(]?[\p{Lu}\d])/u)
    .filter((sentence) => wordsOf(sentence).length > 1);

/** Groups of vowels, less a silent e at the end: near enough for an average. */
export function syllables(word) {
  const groups = word.toLowerCase().match(/[aeiouy]+/g) ?? [];
  const silent = /[^aeiouyl]e$/.test(word.toLowerCase()) && groups.length > 1 ? 1 : 0;
  return Math.max(1, groups.length - silent);
}

/** Flesch reading ease, for English: 60 and more is plain. */
export function readingEase(text) {
  const words = wordsOf(text);
  const perSentence = words.length / sentencesOf(text).length;
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length;
  return 206.835 - 1.015 * perSentence - 84.6 * perWord;
}

/** Words, share of long sentences and phrases that we do not use, of one text; `all` has the folded details too. */
export function measure(language, text, all = text) {
  const sentences = sentencesOf(text);
  const long = sentences.filter((sentence) => wordsOf(sentence).length > limits.long);
  return {
    words: wordsOf(text).length,
    allWords: wordsOf(all).length,
    longShare: sentences.length > 0 ? long.length / sentences.length : 0,
    unused: unused[language].flatMap((phrase) => phrase.exec(all)?.[0] ?? []),
    ease: readingEase(text),
  };
}

/** What is wrong with a chapter, as sentences. */
export function faults(name, { words, longShare, unused: found }) {
  return [
    ...(words > limits.words ? [`${name}: ${words} words, at most ${limits.words}`] : []),
    ...(longShare > limits.longShare
      ? [`${name}: ${Math.round(100 * longShare)} % of its sentences have more than ${limits.long} words`]
      : []),
    ...found.map((phrase) => `${name}: we do not write “${phrase}”`),
  ];
}

async function main() {
  const root = join(import.meta.dirname, '..');
  const load = async (path) => (await runnerImport(join(root, path))).module;
  const { chapters } = await load('web/lesson/chapters.ts');
  const { english, german } = await load('web/lesson/prose.ts');
  const wrong = [];
  console.log('chapter         words  folded  long  ease   Wörter  gefaltet  lang');
  for (const chapter of chapters) {
    const [en, de] = [english, german].map((writer) => {
      const html = chapter.content(writer);
      const found = measure(writer.language, plain(html), plain(html, { folded: true }));
      wrong.push(...faults(`${chapter.id} (${writer.language})`, found));
      return found;
    });
    const cell = (value, width) => String(value).padStart(width);
    const share = (value) => `${Math.round(100 * value)} %`;
    console.log(
      `${chapter.id.padEnd(14)} ${cell(en.words, 6)} ${cell(en.allWords - en.words, 7)} ${cell(share(en.longShare), 5)} ${cell(en.ease.toFixed(0), 5)}` +
        ` ${cell(de.words, 8)} ${cell(de.allWords - de.words, 9)} ${cell(share(de.longShare), 5)}`,
    );
  }
  const story = measure('en', plainOfStory(readFileSync(join(root, 'web/lesson/story.en.md'), 'utf8')));
  console.log(`story ${story.words} words, ${Math.round(100 * story.longShare)} % long, reading ease ${story.ease.toFixed(0)}`);
  if (story.ease < limits.storyEase) wrong.push(`story: reading ease ${story.ease.toFixed(0)}, at least ${limits.storyEase}`);
  for (const fault of wrong) console.error(fault);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
