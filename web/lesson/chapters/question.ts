// The question, and the opening picture.
import { before } from '../before.ts';
import type { ArrangedChapter } from '../chapter.ts';

export const question: ArrangedChapter = {
  id: 'question',
  name: 'opening.chapter',
  minutes: 2,
  content: (writer) => {
    const { laboratory, paragraph, text } = writer;
    return `
<div class="column">
<h1>${text('opening.question')}</h1>
<p class="lead">${text('opening.score')} ${text('opening.twoSides')} ${text('opening.spine')}</p>
</div>
${laboratory('dk-opening')}
<div class="column">
<h2>${text('reading.title')}</h2>
${paragraph('reading.picture')}
${paragraph('reading.pull')}
${paragraph('reading.tooHot')}
${paragraph('reading.tooCold')}
${paragraph('reading.between')}
${paragraph('reading.small')}
${before(writer)}
</div>`;
  },
};
