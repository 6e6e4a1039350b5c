// The table of the closing card: figures by the core, written in the page's language.
import type { ProseKey } from '../../i18n/en/prose.ts';
import { speak } from '../../i18n/language.ts';
import { fixed, significant, whole } from '../../i18n/numbers.ts';
import { fill } from '../../i18n/placeholders.ts';
import { type Closing, type ClosingFigures, closingDimensions, closingDraws } from '../figures/closing.ts';
import type { Writer } from './prose.ts';

const rules = ['none', 'sqrt', 'linear', 'log'] as const;

const figures: readonly { key: ProseKey; written: (of: ClosingFigures) => string }[] = [
  { key: 'closing.figure.std', written: ({ std }) => significant(std) },
  { key: 'closing.figure.peak', written: ({ peak }) => fixed(peak, 2) },
  { key: 'closing.figure.pull', written: ({ pull }) => significant(pull.value, 2) },
];

/** The paragraph before it, and the table. */
export function summaryTable(writer: Writer, closing: Closing): string {
  return speak(writer.language, () => written(writer, closing));
}

function written({ text }: Writer, closing: Closing): string {
  const heads = closingDimensions.map((d) => `<th scope="col">${text('closing.dimension')} = ${whole(d)}</th>`);
  const bodies = rules.map((rule) => {
    const rows = figures.map(({ key, written: write }, at) => {
      const cells = closingDimensions.map((d) => `<td>${write(closing.of(rule, d))}</td>`).join('');
      const name = `<th scope="rowgroup" rowspan="${String(figures.length)}">${text(`closing.rule.${rule}`)}</th>`;
      return `<tr>${at === 0 ? name : ''}<th scope="row">${text(key)}</th>${cells}</tr>`;
    });
    return `<tbody class="${rule}">${rows.join('\n')}</tbody>`;
  });
  const intro = fill(text('closing.tableIntro'), { samples: whole(closingDraws.samples), seed: closingDraws.seed });
  return `<p>${intro}</p>
<table class="summary"><caption>${text('closing.tableCaption')}</caption>
<thead><tr><th scope="col">${text('closing.rule')}</th><th scope="col">${text('closing.figure')}</th>${heads.join('')}</tr></thead>
${bodies.join('\n')}
</table>`;
}

// Where the summary table comes into the page, once the core has computed it.

export const summaryPlace = '<!--summary-->';
