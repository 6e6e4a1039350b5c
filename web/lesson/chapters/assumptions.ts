// Chapter 9: is unit variance a safe assumption?.
import type { Chapter } from '../chapter.ts';

export const assumptions: Chapter = {
  id: 'assumptions',
  name: 'assumptions.chapter',
  minutes: 6,
  content: ({ laboratory, text }) => `
<div class="column">
<h2>${text('assumptions.title')}</h2>
</div>
${laboratory('dk-assumptions')}`,
};
