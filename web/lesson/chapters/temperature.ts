// Chapter 8: temperature.
import type { Chapter } from '../chapter.ts';
import { laboratory, text } from '../prose.ts';

export const temperature: Chapter = {
  id: 'temperature',
  name: 'temperature.chapter',
  minutes: 4,
  content: `
<div class="column">
<h2>${text('temperature.title')}</h2>
</div>
${laboratory('dk-temperature')}`,
};
