// Chapter 4: why exactly d.
import type { Chapter } from '../chapter.ts';
import { laboratory, text } from '../prose.ts';

export const proof: Chapter = {
  id: 'proof',
  name: 'proof.chapter',
  minutes: 6,
  content: `
<div class="column">
<h2>${text('proof.title')}</h2>
</div>
${laboratory('dk-proof')}`,
};
