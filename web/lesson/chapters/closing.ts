// The closing card, and the glossary.
import type { ArrangedChapter } from '../chapter.ts';
import { summaryPlace } from '../summary-table.ts';

const remembered = ['size', 'hot', 'cold', 'between', 'limits'] as const;

export const closing: ArrangedChapter = {
  id: 'closing',
  name: 'closing.chapter',
  minutes: 2,
  content: ({ text, paragraph }) => `
<div class="column">
<h2>${text('closing.title')}</h2>
${summaryPlace}
${paragraph('closing.tableAfter')}
<h3>${text('closing.rememberTitle')}</h3>
<ol class="remember">
${remembered.map((what) => `<li>${text(`closing.remember.${what}`)}</li>`).join('\n')}
</ol>
</div>`,
};
