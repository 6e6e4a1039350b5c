// Published examples, checked. Those with a mistake come first, each a link that opens it; where the mistake is stands folded below the
// laboratory.
import type { Chapter } from '../chapter.ts';
import { formulas } from '../formulas.ts';

/** The examples with a mistake, by what is said of them; a test compares them with the verdicts of the core. */
const wrong = {
  matters: 'peaked-three-scores',
  visual: 'five-positions-scaled',
  power: 'exp-50',
  powerAgain: 'softmax-50-10-5',
} as const;
type Wrong = keyof typeof wrong;

/** What is said of the mistakes: one is made twice. */
const answers = ['matters', 'visual', 'power'] as const;

export const examples: Chapter = {
  id: 'examples',
  name: 'worked.chapter',
  minutes: 5,
  content: ({ laboratory, paragraph, text }) => `
<div class="column">
<h2>${text('worked.title')}</h2>
${paragraph('worked.task')}
<ul>
${(Object.keys(wrong) as Wrong[]).map((name) => `<li><a href="#v=1&amp;worked-example.id=${wrong[name]}">${text(`worked.wrong.${name}`)}</a></li>`).join('\n')}
</ul>
${paragraph('worked.choose')}
${paragraph('worked.formula')}
<div class="display">${formulas.attention}</div>
</div>
${laboratory('dk-worked-example')}
<div class="column">
<details><summary>${text('worked.answers.summary')}</summary>
<ul>
${answers.map((name) => `<li>${text(`worked.answers.${name}`)}</li>`).join('\n')}
</ul>
</details>
${paragraph('worked.intro')}
${paragraph('worked.verdicts')}
<details><summary>${text('worked.typical.summary')}</summary>
${paragraph('worked.after')}
${paragraph('worked.doubled')}
</details>
</div>`,
};
