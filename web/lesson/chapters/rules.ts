// Chapter 7: why the square root and no other divisor.
import type { Chapter } from '../chapter.ts';
import { laboratory, text } from '../prose.ts';

export const rules: Chapter = {
  id: 'rules',
  name: 'scalings.chapter',
  minutes: 7,
  content: `
<div class="column">
<h2>${text('scalings.title')}</h2>
</div>
${laboratory('dk-scalings')}`,
};
