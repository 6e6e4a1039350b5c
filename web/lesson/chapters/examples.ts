// Chapter 2: the worked examples. Those with a mistake come first; where it is stands folded below the laboratory.
import type { ArrangedChapter } from '../chapter.ts';
import { formulas } from '../formulas.ts';

const wrong = ['matters', 'visual', 'power'] as const;

export const examples: ArrangedChapter = {
  id: 'examples',
  name: 'worked.chapter',
  minutes: 5,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('worked.title')}</h2>
${paragraph('worked.task')}
<ul>
${wrong.map((example) => `<li>${text(`worked.wrong.${example}`)}</li>`).join('\n')}
</ul>
${paragraph('worked.choose')}
${paragraph('worked.formula')}
<div class="display">${formulas.attention}</div>
</div>
${laboratory('dk-worked-example')}
<div class="column">
<details><summary>${text('worked.answers.summary')}</summary>
<ul>
${wrong.map((example) => `<li>${text(`worked.answers.${example}`)}</li>`).join('\n')}
</ul>
</details>
${paragraph('worked.intro')}
${paragraph('worked.verdicts')}
<details><summary>${text('worked.typical.summary')}</summary>
${paragraph('worked.after')}
${paragraph('worked.doubled')}
</details>
</div>`,
};
