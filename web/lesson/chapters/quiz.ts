// Chapter 15: check yourself.
import type { Chapter } from '../chapter.ts';

export const quiz: Chapter = {
  id: 'quiz',
  name: 'quiz.chapter',
  minutes: 10,
  content: ({ laboratory, text }) => `
<div class="column">
<h2>${text('quiz.title')}</h2>
</div>
${laboratory('dk-quiz')}`,
};
