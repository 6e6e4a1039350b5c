// The chapters as they are written: their Markdown in both languages, whole and block by block. What tests read of their sentences.
import type { Language } from '../../../web/i18n/say.ts';

type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<string>('../../../web/lesson/chapters/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const textsIn = (language: Language): Texts =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) => {
      const id = new RegExp(`/(\\w+)\\.${language}\\.md$`).exec(path)?.[1];
      return id === undefined ? [] : [[id, text]];
    }),
  );

/** By chapter. */
export const chapterTexts = { en: textsIn('en'), de: textsIn('de') };

/** Titles, paragraphs, items and formulas by chapter and place, as "models 3". */
const blocksOf = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([id, text]) =>
      text
        .trim()
        .split(/\n\n+/)
        .map((block, at) => [`${id} ${String(at)}`, block]),
    ),
  );

export const chapterBlocks = { en: blocksOf(chapterTexts.en), de: blocksOf(chapterTexts.de) };
