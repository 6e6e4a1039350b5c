// Chapter 1: the formula, by hand.
import type { Chapter } from '../chapter.ts';
import { laboratory, text } from '../prose.ts';

export const formula: Chapter = {
  id: 'formula',
  name: 'attention.chapter',
  minutes: 5,
  content: `
<div class="column">
<h2>${text('attention.title')}</h2>
</div>
${laboratory('dk-attention')}`,
};
