// Chapter 10: when scaling matters most.
import type { ArrangedChapter } from '../chapter.ts';
import { saturationFormulas as formulas } from '../formulas/saturation.ts';

export const saturation: ArrangedChapter = {
  id: 'saturation',
  name: 'saturation.chapter',
  minutes: 6,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('saturation.title')}</h2>
${paragraph('saturation.intro')}
</div>
${laboratory('dk-saturation-map')}
<div class="column">
${paragraph('saturation.collapse.line')}
<div class="display">${formulas.collapseLine}</div>
${paragraph('saturation.models')}
${paragraph('saturation.end')}
<details><summary>${text('saturation.line.summary')}</summary>
${paragraph('saturation.begin')}
${paragraph('saturation.collapse.why')}
</details>
<details><summary>${text('saturation.textbook.summary')}</summary>
${paragraph('saturation.textbook')}
${paragraph('saturation.start')}
${paragraph('saturation.trained')}
</details>
<details><summary>${text('saturation.sources.summary')}</summary>
${paragraph('saturation.sources')}
</details>
</div>`,
};
