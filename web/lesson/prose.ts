// From a prose key to HTML in one language, with formulas in place of their names. Used at build time only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prose as germanProse } from '../i18n/de/prose.ts';
import { prose, type ProseKey } from '../i18n/en/prose.ts';
import type { Language } from '../i18n/language.ts';
import { fill } from '../i18n/placeholders.ts';
import { chapters } from './chapters.ts';
import { quotedVerdicts } from './claims/quoted.ts';
import { formulas, germanFormulas } from './formulas.ts';
import { keyOf, labelOf } from './manifests.ts';
import { evaluated } from './markdown.ts';
import { quotations } from './quotations.ts';

/** Writes HTML in one language. */
export interface Writer {
  language: Language;
  /** The sentences of a key, formulas filled in. */
  text: (key: ProseKey) => string;
  /** A paragraph. */
  paragraph: (key: ProseKey, name?: string) => string;
  /** HTML with titles of chapters, verdicts of claims and quotations in place of their names. */
  known: (html: string) => string;
  /** A laboratory with what stands there until its element is defined, and where it cannot run: a sentence and a still picture. */
  laboratory: (tag: string, attributes?: string) => string;
  /** The still picture of a laboratory; empty where there is none. */
  still: (tag: string) => string;
  /** The finished page, with what stands in formulas in the language too. */
  finish: (html: string) => string;
}

interface Sentences {
  language: Language;
  prose: Readonly<Partial<Record<ProseKey, string>>>;
  finish: (html: string) => string;
}

export const english = writer({ language: 'en', prose, finish: (html) => html });
export const german = writer({
  language: 'de',
  prose: germanProse,
  finish: germanFormulas,
});

function writer(sentences: Sentences): Writer {
  const sentence = (key: ProseKey): string => sentences.prose[key] ?? prose[key];
  // "{{to.training}}": the title of a chapter, as a link.
  const links = Object.fromEntries(
    chapters.map(({ id, name }) => [`to.${id}`, `<a href="#${id}">${name[sentences.language]}</a>`]),
  );
  const named = {
    ...formulas,
    ...Object.fromEntries(
      chapters.map(({ id }) => [`to${id.charAt(0).toUpperCase()}${id.slice(1)}`, links[`to.${id}`] ?? '']),
    ),
    ...quotations,
    ...quotedVerdicts(sentences.language),
  };
  const values = { ...links, ...quotedVerdicts(sentences.language), ...quotations };
  const text = (key: ProseKey): string => fill(sentence(key), named);
  const nameOf = (tag: string): string => labelOf(tag, sentences.language);
  const still = (tag: string): string => {
    const file = `laboratories/${tag.slice('dk-'.length)}/still.svg`;
    if (!existsSync(join(import.meta.dirname, '..', file))) return '';
    const alt = fill(text('page.still'), { laboratory: nameOf(tag) });
    return `<img class="still" src="./${file}" alt="${alt}" loading="lazy">`;
  };
  return {
    language: sentences.language,
    text,
    paragraph: (key, name = '') => `<p${name && ` class="${name}"`}>${text(key)}</p>`,
    known: (html) => evaluated(html, values),
    laboratory: (tag, attributes = '') =>
      `<div class="laboratory" data-name="${nameOf(tag)}"${keyMark(tag)}><${tag}${attributes}><p class="needs">${text('page.needs')}</p>${still(tag)}</${tag}></div>`,
    still,
    finish: sentences.finish,
  };
}

/** Where links have another name than the element, it stands there for the script that finds the place of a link. */
function keyMark(tag: string): string {
  const key = keyOf(tag);
  return tag === `dk-${key}` ? '' : ` data-key="${key}"`;
}
