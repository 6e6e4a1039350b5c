// Chapter 7: why the square root and no other divisor.
import type { ArrangedChapter } from '../chapter.ts';
import { formulas } from '../formulas.ts';

const display = (name: string): string => `<div class="display">${formulas[name] ?? ''}</div>`;

export const rules: ArrangedChapter = {
  id: 'rules',
  name: 'scalings.chapter',
  minutes: 7,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('scalings.title')}</h2>
${paragraph('scalings.intro')}
</div>
${laboratory('dk-scalings')}
<div class="column">
${paragraph('scalings.reading')}
${paragraph('scalings.why')}
${display('scaledSpread')}
${paragraph('scalings.forced')}
${paragraph('scalings.log')}
${paragraph('scalings.linear')}
${paragraph('scalings.constant')}
${paragraph('scalings.caveat')}
<details><summary>${text('scalings.norms.summary')}</summary>
${paragraph('scalings.norms')}
${display('cosineIdentity')}
${paragraph('scalings.normsAfter')}
</details>
<details><summary>${text('scalings.yardstick.summary')}</summary>
${paragraph('scalings.yardstick')}
</details>
</div>`,
};
