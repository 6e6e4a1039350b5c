// Chapter 6: what the gradient does.
import type { Chapter } from '../chapter.ts';
import { laboratory, text } from '../prose.ts';

export const gradient: Chapter = {
  id: 'gradient',
  name: 'gradient.chapter',
  minutes: 7,
  content: `
<div class="column">
<h2>${text('gradient.title')}</h2>
</div>
${laboratory('dk-gradient')}`,
};
