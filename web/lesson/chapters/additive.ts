// Chapter 11: additive attention.
import type { Chapter } from '../chapter.ts';

export const additive: Chapter = {
  id: 'additive',
  name: 'additive.chapter',
  minutes: 4,
  content: ({ laboratory, text }) => `
<div class="column">
<h2>${text('additive.title')}</h2>
</div>
${laboratory('dk-additive')}`,
};
