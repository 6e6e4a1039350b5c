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
};

/** The sentences of a key, formulas filled in. */
export function text(key: ProseKey): string {
  return fill(prose[key], formulas);
}

/** A paragraph. */
export function paragraph(key: ProseKey, name = ''): string {
  return `<p${name && ` class="${name}"`}>${text(key)}</p>`;
}

/** A laboratory with what stands there until its element is defined, and where it cannot run: a sentence and a still picture. */
export function laboratory(tag: string): string {
  return `<div class="laboratory"><${tag}><p class="needs">${text('page.needs')}</p>${still(tag)}</${tag}></div>`;
}

function still(tag: string): string {
  const file = `lesson/stills/${tag}.svg`;
  if (!existsSync(join(import.meta.dirname, '..', file))) return '';
  const alt = fill(text('page.still'), { laboratory: elements[labels[tag] ?? 'opening.label'] });
  return `<img class="still" src="./${file}" alt="${alt}" loading="lazy">`;
}
