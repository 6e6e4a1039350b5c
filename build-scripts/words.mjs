#!/usr/bin/env node
// How page, README and manuals are written: words for each chapter, long sentences, words that we do not use, and how easily it reads.
// Prints a table, and ends with 1 where a chapter, the story, a message or a document breaks a limit.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from '../web/node_modules/vite/dist/node/index.js';

/** What a page may have; folded details are not counted. A message is one thing said and has no long sentence. */
export const limits = { words: 450, storyWords: 1200, long: 28, longShare: 0.1, manualShare: 0.3, storyEase: 60 };

/** Turns of phrase that voice and style rule out, by language. */
export const unused = {
  en: [
    /\bwhoever\b/i,
    /\b(?:what )?one (?:should|must|cannot|can|seems|multiplies|divides)\b/i,
    /\b(?:on|in) the mean\b/i,
    /\bfirst weights\b/i,
    /\bways? to (?:begin|lose)\b/i,
    /\banswers? to (?:a change|its score|a temperature)\b/i,
    /\bat (?:the|its) (?:head|foot)\b(?! (?:size|dimension))/i,
    /\b(?:head|foot) of (?:the|this|a|that) (?:left |right )?(?:plot|picture|page|laboratory|chapter)\b/i,
    /\blaws?\b/i,
    /\bmend(?:s|ed|ing)?\b/i,
    /\bcomes to (?:give|rest)\b/i,
    /\bjudged by it\b/i,
    /\bwrong certainty\b/i,
    /\bTake it with you\b/i,
    /\b(?:takes|take) orders\b/i,
    /\bparted by\b/i,
    /\blea?ve?s? it away\b/i,
    /\blived without\b/i,
    /\b(?:utilize|leverage|delve|crucial|it is important to note)\b/i,
  ],
  de: [
    /\bglückliche[nr]? Zeilen?\b/i,
    /\bmal(?:genommen|nehmen)\b/i,
    /\bvon jeher\b/i,
    /\bdessen, der\b/i,
    /(?:^|[.:;?!] )Geteilt durch \S+,? (?:antworten|reagieren)/,
    /\bist es \S+ = [^.]*, wofür\b/,
    /\blassen sich oben versuchen\b/,
    /\b[Zz]uerst die Schätzung\b/,
    /\bGesetz(?:e[ns]?|es)?\b/,
    /\bersten? Gewichten?\b/,
    /\bArt(?:en)? zu beginnen\b/,
    /\b(?:am|vom) (?:Fuß|Kopf) (?:der|des|dieser)\b/,
    // One word for each thing: Anfrage, Schlüssel, Divisor.
    /\b(?:Query|Queries|Keys?)\b/,
    /\b[Tt]eilers?\b/,
  ],
};

const root = join(import.meta.dirname, '..');
const load = async (path) => (await runnerImport(join(root, path))).module;

const { blanks, end, plain, wordsOf } = await load('web/lesson/pages/chapters.ts');
export { plain, wordsOf };

/** Text of the story: Markdown without links' addresses, elements and formulas. */
export function plainOfStory(markdown) {
  return markdown
    .replace(/\{#[\w-]+\}/g, end)
    .replace(/\{\{[^}]*\}\}/g, 'X')
    .replace(/^\|.*$/gm, '')
    .replace(/\$\$[^]*?\$\$(?:\n\[[^\]\n]+\])?/g, ' ')
    .replace(/\$[^$]*\$(?:\[[^\]\n]+\])?/g, 'X')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[#>*_]/g, '')
    .replace(/\n\s*\n/g, end)
    .replace(blanks, ' ')
    .trim();
}

/** Text of a manual: Markdown without code, tables and addresses; each heading and each entry of a list is a block. */
export function plainOfDocument(markdown) {
  return markdown
    .replace(/^\s*```[^]*?^\s*```.*$/gm, end)
    .replace(/^\|.*$/gm, '')
    .replace(/`[^`\n]*`/g, 'X')
    .replace(/!?\[([^\]]*)\](?:\([^)]*\))?/g, (_, text) => (/[/.]/.test(text) ? 'X' : text))
    .replace(/^(?:#+ |\s*(?:[-*]|\d+\.) )/gm, end)
    .replace(/^(#.*)$/gm, `$1${end}`)
    .replace(/<[^>]+>|\*\*?|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\n\s*\n/g, end)
    .replace(blanks, ' ')
    .trim();
}

/** Text of a message: what is filled in and every symbol is one word, and so is a name that begins with a small letter. */
export const plainOfMessage = (message) =>
  message
    .replaceAll('\n', end)
    .replace(/\{\w+\}|√?dₖ|\b[qd]·k\b|\bn × n\b|\be\^\([^)]*\)|d⁵|‖q‖(?:‖k‖)?|\bb?float\d+\b/g, 'X');

/** Sentences end at . ? ! or a colon before a blank and a capital letter, a digit or a quotation; decimals and “et al.” do not end one. */
export const sentencesOf = (text) =>
  text
    .replace(/\b(?:et al|z\. B|e\.g|i\.e)\./g, 'x')
    .split(/(?<=[.?!:]["”“)]?)\s+(?=["“„(]?[\p{Lu}\d])|\u2029/u)
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

/** What is wrong with a chapter, or with what has limits of its own, as sentences. */
export function faults(name, { words, longShare, unused: found }, { most = limits.words, share = limits.longShare } = {}) {
  return [
    ...(words > most ? [`${name}: ${words} words, at most ${most}`] : []),
    ...(longShare > share
      ? [`${name}: ${Math.round(100 * longShare)} % of its sentences have more than ${limits.long} words`]
      : []),
    ...found.map((phrase) => `${name}: we do not write “${phrase}”`),
  ];
}

/** What is wrong with messages, by their keys. */
export const faultsOfMessages = (language, messages) =>
  messages.flatMap(([key, text]) =>
    faults(`${key} (${language})`, measure(language, plainOfMessage(text)), { most: Infinity, share: 0 }),
  );

/** Every text in a tree of exports, with where it stands. */
const textsIn = (tree, path = '') =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(Object(tree)).flatMap(([name, part]) => textsIn(part, path === '' ? name : `${path}.${name}`));

/** README, CONTRIBUTING and the manuals, but for what is generated from the code. */
const documents = () => [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .filter((path) => path.endsWith('.md') && !path.startsWith('reference/'))
    .map((path) => `docs/${path}`)
    .toSorted(),
];

/** For readers and teachers first; what is looked up in other manuals may take longer sentences. */
const plainDocuments = ['README.md', 'docs/model.md', 'docs/lessons.md'];

/** What is wrong with a document; its words are looked at in tables too, its sentences are not. */
export function faultsOfDocument(path, markdown) {
  const cells = markdown.replace(/^\s*```[^]*?^\s*```.*$|`[^`\n]*`/gm, 'X');
  const share = plainDocuments.includes(path) ? limits.longShare : limits.manualShare;
  return faults(path, measure('en', plainOfDocument(markdown), cells), { most: Infinity, share });
}

async function main() {
  const { chapters } = await load('web/lesson/pages/chapters.ts');
  const { english, german } = await load('web/lesson/pages/prose.ts');
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
  for (const language of ['en', 'de']) {
    const text = plainOfStory(readFileSync(join(root, `web/lesson/story.${language}.md`), 'utf8'));
    const story = measure(language, text);
    wrong.push(...faults(`story (${language})`, story, { most: limits.storyWords, share: 0 }));
    const ease = language === 'en' ? `, reading ease ${story.ease.toFixed(0)}` : '';
    console.log(`story (${language}) ${story.words} words${ease}`);
    if (language === 'en' && story.ease < limits.storyEase)
      wrong.push(`story: reading ease ${story.ease.toFixed(0)}, at least ${limits.storyEase}`);
  }
  const { elements, germanElements } = await load('tests/web/catalogues.ts');
  for (const [language, words] of Object.entries({ en: elements, de: germanElements })) {
    const claims = await load(`web/lesson/claims/words.${language}.ts`);
    const messages = [...textsIn(words), ...textsIn(claims, 'claims')];
    wrong.push(...faultsOfMessages(language, messages));
    console.log(`messages (${language}) ${messages.length}`);
  }
  for (const path of documents()) wrong.push(...faultsOfDocument(path, readFileSync(join(root, path), 'utf8')));
  console.log(`documents ${documents().length}`);
  for (const fault of wrong) console.error(fault);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
