// Chapter 13: numbers that overflow.
import type { Chapter } from '../chapter.ts';

export const precision: Chapter = {
  id: 'precision',
  name: 'precision.chapter',
  minutes: 5,
  content: ({ laboratory, text }) => `
<div class="column">
<h2>${text('precision.title')}</h2>
</div>
${laboratory('dk-precision')}`,
};
