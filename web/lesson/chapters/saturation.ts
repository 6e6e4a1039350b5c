// Chapter 10: when scaling matters most.
import type { Chapter } from '../chapter.ts';

export const saturation: Chapter = {
  id: 'saturation',
  name: 'saturation.chapter',
  minutes: 5,
  content: ({ laboratory, text }) => `
<div class="column">
<h2>${text('saturation.title')}</h2>
</div>
${laboratory('dk-saturation-map')}`,
};
