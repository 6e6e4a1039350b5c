// The summary table of the closing card: figures by the core, written in the page's language. Used at build time only.
import { speak } from '../messages/language.ts';
import { fixed, significant, whole } from '../messages/numbers.ts';
import { fill } from '../messages/placeholders.ts';
import type { ProseKey } from '../messages/en/prose.ts';
import type { RuleReport } from '../core/types.ts';
import { type Summary, summaryDimensions, summaryDraws } from './figures/summary.ts';
import type { Writer } from './prose.ts';

const rules = ['none', 'sqrt', 'linear', 'log'] as const;

const figures: readonly { key: ProseKey; written: (report: RuleReport) => string }[] = [
  { key: 'closing.figure.std', written: ({ scoreStd }) => significant(there(scoreStd?.value)) },
  { key: 'closing.figure.peak', written: ({ peakWeight }) => fixed(there(peakWeight?.value), 2) },
  {
    key: 'closing.figure.trace',
    written: ({ jacobianTraceMedian }) => significant(there(jacobianTraceMedian?.value), 2),
  },
];

function there(value: number | undefined): number {
  if (value === undefined) throw new Error('a figure of the summary is missing');
  return value;
}

/** The paragraph before it, and the table. */
export function summaryTable(writer: Writer, summary: Summary): string {
  return speak(writer.language, () => written(writer, summary));
}

function written({ text }: Writer, summary: Summary): string {
  const heads = summaryDimensions.map((d) => `<th scope="col">${text('closing.dimension')} = ${whole(d)}</th>`);
  const bodies = rules.map((rule) => {
    const rows = figures.map(({ key, written: write }, at) => {
      const cells = summaryDimensions.map((d) => `<td>${write(summary.of(rule, d))}</td>`).join('');
      const name = `<th scope="rowgroup" rowspan="${String(figures.length)}">${text(`closing.rule.${rule}`)}</th>`;
      return `<tr>${at === 0 ? name : ''}<th scope="row">${text(key)}</th>${cells}</tr>`;
    });
    return `<tbody class="${rule}">${rows.join('\n')}</tbody>`;
  });
  const intro = fill(text('closing.tableIntro'), { samples: whole(summaryDraws.samples), seed: summaryDraws.seed });
  return `<p>${intro}</p>
<table class="summary"><caption>${text('closing.tableCaption')}</caption>
<thead><tr><th scope="col">${text('closing.rule')}</th><th scope="col">${text('closing.figure')}</th>${heads.join('')}</tr></thead>
${bodies.join('\n')}
</table>`;
}
