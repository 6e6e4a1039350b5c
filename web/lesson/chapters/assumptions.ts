// Chapter 9: does real initialisation give variance 1?
import type { ArrangedChapter } from '../chapter.ts';
import { formulas } from '../formulas.ts';

const display = (name: string): string => `<div class="display">${formulas[name] ?? ''}</div>`;

export const assumptions: ArrangedChapter = {
  id: 'assumptions',
  name: 'assumptions.chapter',
  minutes: 6,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('assumptions.title')}</h2>
${paragraph('assumptions.answer')}
${paragraph('assumptions.intro')}
${paragraph('assumptions.start')}
${display('startVariance')}
${paragraph('assumptions.startAfter')}
</div>
${laboratory('dk-assumptions')}
<div class="column">
${paragraph('assumptions.after')}
<details><summary>${text('assumptions.claims.summary')}</summary>
${paragraph('assumptions.layerNorm')}
${paragraph('assumptions.inputs')}
${paragraph('assumptions.weights')}
${paragraph('assumptions.always')}
${display('alikeVariance')}
${paragraph('assumptions.kurtosis')}
${paragraph('assumptions.exact')}
</details>
<details><summary>${text('assumptions.sees.summary')}</summary>
${paragraph('assumptions.sees')}
</details>
<details><summary>${text('assumptions.mean.summary')}</summary>
${paragraph('assumptions.mean')}
</details>
</div>`,
};
