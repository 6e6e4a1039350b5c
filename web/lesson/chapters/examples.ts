// Chapter 2: the worked examples.
import type { Chapter } from '../chapter.ts';
import { formulas } from '../formulas.ts';

export const examples: Chapter = {
  id: 'examples',
  name: 'worked.chapter',
  minutes: 5,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('worked.title')}</h2>
${paragraph('worked.formula')}
<div class="display">${formulas.attention}</div>
${paragraph('worked.intro')}
${paragraph('worked.task')}
</div>
${laboratory('dk-worked-example')}
<div class="column">
${paragraph('worked.verdicts')}
${paragraph('worked.after')}
${paragraph('worked.doubled')}
</div>`,
};
