// The closing card, and the glossary.
import type { Chapter } from '../chapter.ts';

export const closing: Chapter = {
  id: 'closing',
  name: 'closing.chapter',
  minutes: 2,
  content: ({ text }) => `
<div class="column">
<h2>${text('closing.title')}</h2>
</div>`,
};
