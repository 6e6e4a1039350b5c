// Chapter 11: additive attention.
import type { ArrangedChapter } from '../chapter.ts';
import { additiveFormulas as formulas } from '../formulas/additive.ts';

const display = (name: string): string => `<div class="display">${formulas[name] ?? ''}</div>`;

export const additive: ArrangedChapter = {
  id: 'additive',
  name: 'additive.chapter',
  minutes: 3,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('additive.title')}</h2>
${paragraph('additive.intro')}
${display('additiveScore')}
${paragraph('additive.boundIntro')}
</div>
${laboratory('dk-additive')}
<div class="column">
${paragraph('additive.spread')}
${display('additiveVariance')}
${paragraph('additive.spreadAfter')}
${paragraph('additive.usual')}
<details><summary>${text('additive.verdict.summary')}</summary>
${paragraph('additive.verdict')}
</details>
</div>`,
};
