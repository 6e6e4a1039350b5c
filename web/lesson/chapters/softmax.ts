// Chapter 5: what softmax does with it.
import type { ArrangedChapter } from '../chapter.ts';
import { formulas } from '../formulas.ts';

const display = (name: string): string => `<div class="display">${formulas[name] ?? ''}</div>`;

export const softmax: ArrangedChapter = {
  id: 'softmax',
  name: 'softmax.chapter',
  minutes: 5,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('softmax.title')}</h2>
${paragraph('softmax.intro')}
${display('softmaxSteps')}
${paragraph('softmax.gapRule')}
${display('softmaxOdds')}
${paragraph('softmax.twoRules')}
</div>
${laboratory('dk-softmax')}
<div class="column">
${paragraph('softmax.meaning')}
${paragraph('softmax.caveat')}
<details><summary>${text('softmax.saturation.summary')}</summary>
${paragraph('softmax.saturation')}
${display('softmaxReached')}
${paragraph('softmax.saturationAfter')}
</details>
</div>`,
};
