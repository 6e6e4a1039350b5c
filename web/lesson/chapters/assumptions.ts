// Chapter 9: is unit variance a safe assumption?.
import type { Chapter } from '../chapter.ts';
import { formulas } from '../formulas.ts';

const display = (name: string): string => `<div class="display">${formulas[name] ?? ''}</div>`;

export const assumptions: Chapter = {
  id: 'assumptions',
  name: 'assumptions.chapter',
  minutes: 8,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('assumptions.title')}</h2>
${paragraph('assumptions.intro')}
${paragraph('assumptions.start')}
${display('startVariance')}
${paragraph('assumptions.startAfter')}
</div>
${laboratory('dk-assumptions')}
<div class="column">
${paragraph('assumptions.layerNorm')}
${paragraph('assumptions.inputs')}
${paragraph('assumptions.weights')}
${paragraph('assumptions.always')}
${display('alikeVariance')}
${paragraph('assumptions.kurtosis')}
${paragraph('assumptions.exact')}
${paragraph('assumptions.sees')}
${paragraph('assumptions.mean')}
${paragraph('assumptions.after')}
</div>`,
};
