// Chapter 3: how large is a score?
import type { ArrangedChapter } from '../chapter.ts';
import { formulas } from '../formulas.ts';

export const size: ArrangedChapter = {
  id: 'size',
  name: 'variance.chapter',
  minutes: 6,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('variance.title')}</h2>
${paragraph('walks.intro')}
</div>
${laboratory('dk-walks')}
<div class="column">
${paragraph('variance.intro')}
</div>
${laboratory('dk-variance')}
<div class="column">
${paragraph('variance.law')}
<div class="display">${formulas.sizeVariance}</div>
${paragraph('variance.notLarger')}
${paragraph('variance.conditions')}
${paragraph('variance.after')}
<details><summary>${text('variance.shape.summary')}</summary>
${paragraph('variance.shape')}
${paragraph('variance.reading')}
</details>
</div>`,
};
