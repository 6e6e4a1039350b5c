// The chapters in reading order: address, name in the rail, prose beside its laboratory. Used at build time only.
import type { ProseKey } from '../messages/en/prose.ts';
import { formulas } from './formulas.ts';
import { laboratory, paragraph, text } from './prose.ts';

export interface Chapter {
  /** The fragment that leads here. */
  id: string;
  name: ProseKey;
  content: string;
}

const opening = `
<div class="column">
<h1>${text('opening.question')}</h1>
<p class="lead">${text('opening.score')} ${text('opening.twoSides')} ${text('opening.spine')}</p>
</div>
${laboratory('dk-opening')}
<div class="column">
<h2>${text('reading.title')}</h2>
${paragraph('reading.picture')}
${paragraph('reading.tooHot')}
${paragraph('reading.tooCold')}
${paragraph('reading.between')}
</div>`;

const worked = `
<div class="column">
<h2>${text('worked.title')}</h2>
${paragraph('worked.formula')}
<div class="display">${formulas.attention}</div>
${paragraph('worked.intro')}
${paragraph('worked.task')}
</div>
${laboratory('dk-worked-example')}
<div class="column">
${paragraph('worked.after')}
</div>`;

const variance = `
<div class="column">
<h2>${text('variance.title')}</h2>
${paragraph('variance.intro')}
</div>
${laboratory('dk-variance')}
<div class="column">
${paragraph('variance.reading')}
${paragraph('variance.after')}
</div>`;

export const chapters: readonly Chapter[] = [
  { id: 'question', name: 'opening.chapter', content: opening },
  { id: 'by-hand', name: 'worked.chapter', content: worked },
  { id: 'by-measuring', name: 'variance.chapter', content: variance },
];
