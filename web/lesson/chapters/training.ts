// Chapter 12: training with and without.
import type { ArrangedChapter } from '../chapter.ts';
import { trainingFormulas as formulas } from '../formulas/training.ts';

export const training: ArrangedChapter = {
  id: 'training',
  name: 'training.chapter',
  minutes: 9,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('training.title')}</h2>
${paragraph('training.intro')}
${paragraph('training.begin')}
</div>
${laboratory('dk-training')}
<div class="column">
${paragraph('training.two')}
${paragraph('training.whose')}
${paragraph('training.rates')}
</div>
${placed.rates ? laboratory('dk-rate-map') : ''}
<div class="column">
${paragraph('training.widths')}
<div class="display">${formulas.trainingSteps ?? ''}</div>
${paragraph('training.widthsAfter')}
</div>
${placed.widths ? laboratory('dk-width-sweep') : ''}
<div class="column">
${paragraph('training.limits')}
<details><summary>${text('training.hidden.summary')}</summary>
${paragraph('training.hidden')}
${paragraph('training.linear')}
</details>
<details><summary>${text('training.values.summary')}</summary>
${paragraph('training.values')}
${paragraph('training.additive')}
</details>
<details><summary>${text('training.sources.summary')}</summary>
${paragraph('training.sources')}
</details>
</div>`,
};

/** Laboratories that are there. */
const placed = { widths: true, rates: true };
