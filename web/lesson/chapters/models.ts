// Chapter 14: in real models.
import type { Chapter } from '../chapter.ts';

export const models: Chapter = {
  id: 'models',
  name: 'models.chapter',
  minutes: 4,
  content: ({ laboratory, text }) => `
<div class="column">
<h2>${text('models.title')}</h2>
</div>
${laboratory('dk-models')}`,
};
