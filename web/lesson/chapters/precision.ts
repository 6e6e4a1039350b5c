// Chapter 13: numbers that overflow.
import type { ArrangedChapter } from '../chapter.ts';
import { precisionFormulas as formulas } from '../formulas/precision.ts';

const display = (name: string): string => `<div class="display">${formulas[name] ?? ''}</div>`;

export const precision: ArrangedChapter = {
  id: 'precision',
  name: 'precision.chapter',
  minutes: 5,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('precision.title')}</h2>
${paragraph('precision.intro')}
${display('precisionShifted')}
${paragraph('precision.shift')}
</div>
${laboratory('dk-precision')}
<div class="column">
${paragraph('precision.reason')}
${paragraph('precision.late')}
<details><summary>${text('precision.verdict.summary')}</summary>
${paragraph('precision.verdict')}
</details>
<details><summary>${text('precision.onePass.summary')}</summary>
${paragraph('precision.onePassIntro')}
${display('precisionMaximum')}
${display('precisionSum')}
${paragraph('precision.onePassAfter')}
</details>
<details><summary>${text('precision.listing.summary')}</summary>
${paragraph('precision.listingVerdict')}
</details>
</div>`,
};
