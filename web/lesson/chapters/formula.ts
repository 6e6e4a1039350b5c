// Chapter 1: the formula, by hand.
import type { ArrangedChapter } from '../chapter.ts';
import { attentionFormulas as formulas } from '../formulas/attention.ts';

const sizes = ['attention.sizes.n', 'attention.sizes.m', 'attention.sizes.dk', 'attention.sizes.dv'] as const;

export const formula: ArrangedChapter = {
  id: 'formula',
  name: 'attention.chapter',
  minutes: 5,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('attention.title')}</h2>
${paragraph('attention.intro')}
<div class="display">${formulas.attentionInFull}</div>
${paragraph('attention.inside')}
${paragraph('arrows.intro')}
</div>
${laboratory('dk-arrows')}
<div class="column">
${paragraph('attention.sizes.intro')}
<ul>
${sizes.map((key) => `<li>${text(key)}</li>`).join('\n')}
</ul>
${paragraph('attention.axes')}
</div>
${laboratory('dk-attention')}
<div class="column">
${paragraph('attention.after')}
</div>`,
};
