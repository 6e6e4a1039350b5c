// Chapter 10: when scaling matters most.
import type { Chapter } from '../chapter.ts';
import { saturationFormulas as formulas } from '../formulas/saturation.ts';

export const saturation: Chapter = {
  id: 'saturation',
  name: 'saturation.chapter',
  minutes: 6,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('saturation.title')}</h2>
${paragraph('saturation.intro')}
${paragraph('saturation.begin')}
</div>
${laboratory('dk-saturation-map')}
<div class="column">
${paragraph('saturation.collapse.line')}
<div class="display">${formulas.collapseLine}</div>
${paragraph('saturation.collapse.why')}
${paragraph('saturation.models')}
${paragraph('saturation.textbook')}
${paragraph('saturation.start')}
${paragraph('saturation.trained')}
${paragraph('saturation.end')}
${paragraph('saturation.sources')}
</div>`,
};
