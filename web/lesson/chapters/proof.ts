// Chapter 4: why exactly d.
import type { ArrangedChapter } from '../chapter.ts';
import { formulas } from '../formulas.ts';

const display = (name: string): string => `<div class="display">${formulas[name] ?? ''}</div>`;

// Before the laboratory stands the question alone: which products count is for the reader to find.
export const proof: ArrangedChapter = {
  id: 'proof',
  name: 'proof.chapter',
  minutes: 6,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('proof.title')}</h2>
${paragraph('proof.intro')}
${display('proofSquare')}
${paragraph('proof.square')}
</div>
${laboratory('dk-proof')}
<div class="column">
<h3>${text('proof.stepsTitle')}</h3>
${paragraph('proof.assume')}
${paragraph('proof.stepMean')}
${display('proofMean')}
${paragraph('proof.stepVariance')}
${display('proofVariance')}
${paragraph('proof.stepDiagonal')}
${display('proofDiagonal')}
${paragraph('proof.stepBeside')}
${display('proofBeside')}
${paragraph('proof.stepSum')}
${display('proofSum')}
${paragraph('proof.exact')}
<h3>${text('proof.divideTitle')}</h3>
${paragraph('proof.divide')}
${display('proofUnit')}
${paragraph('proof.convention')}
<details><summary>${text('proof.exactTitle')}</summary>
${paragraph('proof.less')}
${display('proofWhite')}
${paragraph('proof.lessAfter')}
${paragraph('proof.notAlways')}
</details>
</div>`,
};
