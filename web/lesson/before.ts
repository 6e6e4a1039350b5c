// What one should know before: a paragraph each, folded. Used at build time only.
import type { Writer } from './prose.ts';

const subjects = ['variance', 'independence', 'softmax'] as const;

export function before({ text, paragraph }: Writer): string {
  const folded = subjects.map(
    (subject) =>
      `<details><summary>${text(`before.${subject}`)}</summary>${paragraph(`before.${subject}.text`)}</details>`,
  );
  return `<div class="before"><h3>${text('before.title')}</h3>\n${folded.join('\n')}\n</div>`;
}
