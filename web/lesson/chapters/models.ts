// Chapter 14: in real models.
import type { ArrangedChapter } from '../chapter.ts';

const rules = ['sqrt', 'none', 'other', 'linear', 'cosine', 'beside'] as const;

export const models: ArrangedChapter = {
  id: 'models',
  name: 'models.chapter',
  minutes: 5,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('models.title')}</h2>
${paragraph('models.answer')}
${paragraph('models.intro')}
</div>
${laboratory('dk-models')}
<div class="column">
<table><caption>${text('models.table.caption')}</caption>
<thead><tr><th scope="col">${text('models.table.rule')}</th><th scope="col">${text('models.table.who')}</th></tr></thead>
<tbody>
${rules.map((rule) => `<tr><th scope="row">${text(`models.rule.${rule}`)}</th><td>${text(`models.rule.${rule}.who`)}</td></tr>`).join('\n')}
</tbody></table>
${paragraph('models.which')}
${paragraph('models.caveat')}
<details><summary>${text('models.reading.summary')}</summary>
${paragraph('models.reading')}
</details>
<details><summary>${text('models.claims.summary')}</summary>
${paragraph('models.wording')}
${paragraph('models.query')}
${paragraph('models.cost')}
</details>
</div>`,
};
