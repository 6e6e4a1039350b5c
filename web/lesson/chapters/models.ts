// Chapter 14: in real models.
import type { Chapter } from '../chapter.ts';

export const models: Chapter = {
  id: 'models',
  name: 'models.chapter',
  minutes: 5,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('models.title')}</h2>
${paragraph('models.intro')}
</div>
${laboratory('dk-models')}
<div class="column">
${paragraph('models.reading')}
${paragraph('models.which')}
${paragraph('models.wording')}
${paragraph('models.query')}
${paragraph('models.cost')}
${paragraph('models.caveat')}
</div>`,
};
