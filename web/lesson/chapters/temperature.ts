// Chapter 8: temperature.
import type { Chapter } from '../chapter.ts';
import { temperatureFormulas as formulas } from '../formulas/temperature.ts';

export const temperature: Chapter = {
  id: 'temperature',
  name: 'temperature.chapter',
  minutes: 4,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('temperature.title')}</h2>
${paragraph('temperature.intro')}
<div class="display">${formulas.temperatureWeights}</div>
${paragraph('temperature.limits')}
<div class="display">${formulas.temperatureOdds}</div>
</div>
${laboratory('dk-temperature')}
<div class="column">
${paragraph('temperature.difference')}
${paragraph('temperature.trained')}
<details><summary>${text('temperature.each.summary')}</summary>
${paragraph('temperature.each')}
</details>
</div>`,
};
