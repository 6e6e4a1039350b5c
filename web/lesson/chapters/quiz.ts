// Chapter 15: check yourself.
import type { ArrangedChapter } from '../chapter.ts';
import { quizFormulas as formulas } from '../formulas/quiz.ts';

export const quiz: ArrangedChapter = {
  id: 'quiz',
  name: 'quiz.chapter',
  minutes: 20,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('quiz.title')}</h2>
${paragraph('quiz.intro')}
${paragraph('quiz.exercises')}
${paragraph('quiz.defined')}
<div class="display">${formulas.quizFirstWeight}</div>
</div>
${laboratory('dk-quiz')}
<div class="column">
${paragraph('quiz.again')}
${paragraph('quiz.class')}
</div>`,
};
