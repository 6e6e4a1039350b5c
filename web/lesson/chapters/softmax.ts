// Chapter 5: what softmax does with it.
import type { Chapter } from '../chapter.ts';
import { laboratory, text } from '../prose.ts';

export const softmax: Chapter = {
  id: 'softmax',
  name: 'softmax.chapter',
  minutes: 5,
  content: `
<div class="column">
<h2>${text('softmax.title')}</h2>
</div>
${laboratory('dk-softmax')}`,
};
