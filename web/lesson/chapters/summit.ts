// Why variance 1? The divisor that the reader designs, and the hill on which it sets every head size.
import type { ArrangedChapter } from '../chapter.ts';

export const summit: ArrangedChapter = {
  id: 'summit',
  name: 'summit.chapter',
  minutes: 5,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('summit.title')}</h2>
${paragraph('summit.answer')}
${paragraph('summit.task')}
</div>
${laboratory('dk-summit')}
<div class="column">
${paragraph('summit.flanks')}
${paragraph('summit.slope')}
${paragraph('summit.height')}
<details><summary>${text('summit.proof.summary')}</summary>
${(['one', 'two', 'three', 'four'] as const).map((line) => paragraph(`summit.proof.${line}`)).join('\n')}
</details>
<details><summary>${text('summit.limits.summary')}</summary>
${(['level', 'who', 'steps'] as const).map((line) => paragraph(`summit.limits.${line}`)).join('\n')}
</details>
</div>`,
};
