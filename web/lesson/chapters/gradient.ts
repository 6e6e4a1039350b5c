// Chapter 6: what the gradient does.
import type { ArrangedChapter } from '../chapter.ts';
import { formulas } from '../formulas.ts';

const display = (name: string): string => `<div class="display">${formulas[name] ?? ''}</div>`;

export const gradient: ArrangedChapter = {
  id: 'gradient',
  name: 'gradient.chapter',
  minutes: 7,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('gradient.title')}</h2>
${paragraph('gradient.intro')}
${display('targetPull')}
${paragraph('gradient.pull')}
</div>
${laboratory('dk-gradient')}
<div class="column">
${paragraph('gradient.typical')}
${paragraph('gradient.level')}
${paragraph('gradient.queryAfter')}
${paragraph('gradient.values')}
${paragraph('gradient.source')}
<details><summary>${text('gradient.trace.summary')}</summary>
${paragraph('gradient.trace')}
${display('jacobian')}
${display('jacobianTrace')}
${paragraph('gradient.begin')}
</details>
<details><summary>${text('gradient.query.summary')}</summary>
${paragraph('gradient.query')}
${display('queryGradient')}
</details>
<details><summary>${text('gradient.limits.summary')}</summary>
${paragraph('gradient.limits')}
</details>
</div>`,
};
