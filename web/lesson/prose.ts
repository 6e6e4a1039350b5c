// From a prose key to HTML, with formulas in place of their names. Used at build time only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { elements } from '../messages/en/elements.ts';
import { prose, type ProseKey } from '../messages/en/prose.ts';
import { fill } from '../messages/placeholders.ts';
import { formulas } from './formulas.ts';

/** What each laboratory shows, in words. */
const labels: Readonly<Record<string, keyof typeof elements>> = {
  'dk-opening': 'opening.label',
  'dk-attention': 'attention.label',
  'dk-worked-example': 'worked.label',
  'dk-variance': 'variance.label',
  'dk-proof': 'proof.label',
  'dk-softmax': 'softmax.label',
  'dk-gradient': 'gradient.label',
  'dk-scalings': 'scalings.label',
  'dk-temperature': 'temperature.label',
  'dk-assumptions': 'assumptions.label',
  'dk-saturation-map': 'saturation.label',
  'dk-additive': 'additive.label',
  'dk-precision': 'precision.label',
  'dk-models': 'models.label',
  'dk-quiz': 'quiz.label',
};

/** Writes HTML in one language. */
export interface Writer {
  /** The sentences of a key, formulas filled in. */
  text: (key: ProseKey) => string;
  /** A paragraph. */
  paragraph: (key: ProseKey, name?: string) => string;
  /** A laboratory with what stands there until its element is defined, and where it cannot run: a sentence and a still picture. */
  laboratory: (tag: string) => string;
}

export const english: Writer = { text, paragraph, laboratory };

function text(key: ProseKey): string {
  return fill(prose[key], formulas);
}

function paragraph(key: ProseKey, name = ''): string {
  return `<p${name && ` class="${name}"`}>${text(key)}</p>`;
}

function laboratory(tag: string): string {
  return `<div class="laboratory"><${tag}><p class="needs">${text('page.needs')}</p>${still(tag)}</${tag}></div>`;
}

function still(tag: string): string {
  const file = `lesson/stills/${tag}.svg`;
  if (!existsSync(join(import.meta.dirname, '..', file))) return '';
  const alt = fill(text('page.still'), { laboratory: elements[labels[tag] ?? 'opening.label'] });
  return `<img class="still" src="./${file}" alt="${alt}" loading="lazy">`;
}
