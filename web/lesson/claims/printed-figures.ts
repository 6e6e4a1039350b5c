// Every figure that the worked examples' sources print, beside the one that the core computes.
import type { ExamplesClient } from '../../core/examples-client.ts';
import type { WorkedExample, WorkedLine } from '../../core/types.ts';
import { computedText, lineTitle } from '../../elements/dk-worked-example/line-text.ts';
import { kindName } from '../../elements/dk-worked-example/menu.ts';
import { claimsPage } from '../../messages/en/claims.ts';
import { worked } from '../../messages/en/worked.ts';
import { fill } from '../../messages/placeholders.ts';
import '../../messages/subjects/worked.ts';
import { tally } from './tally.ts';

const verdicts = {
  agrees: worked['worked.verdict.agrees'],
  conditional: worked['worked.verdict.conditional'],
  differs: worked['worked.verdict.differs'],
  undecidable: worked['worked.verdict.undecidable'],
} as const;

const columns = ['step', 'calculation', 'computed', 'printed', 'verdict'] as const;

export function printedFigures(examples: ExamplesClient): string {
  const all = examples
    .workedExamples()
    .map((example) => ({
      example,
      lines: examples.evaluateWorkedExample(example).lines.filter(({ printed }) => printed !== ''),
    }))
    .filter(({ lines }) => lines.length > 0);
  const given = all.flatMap(({ lines }) => lines.map(({ verdict }) => verdict));
  const intro = fill(claimsPage.figuresIntro, { count: String(given.length), verdicts: tally(given, verdicts) });
  return `<p>${intro}</p>\n${all.map(({ example, lines }) => table(example, lines)).join('\n')}`;
}

function table(example: WorkedExample, lines: readonly WorkedLine[]): string {
  const name = `${escaped(example.sourceTitle)}: ${escaped(kindName(example))}`;
  const where = fill(claimsPage.lines, { where: escaped(example.where) });
  const head = columns.map((column) => `<th scope="col">${worked[`worked.column.${column}`]}</th>`).join('');
  return `<h3 id="${example.id}">${name}</h3>
<p><a href="./#examples&amp;v=1&amp;worked-example.id=${example.id}">${claimsPage.open}</a></p>
<div class="figures" role="region" tabindex="0" aria-label="${name}, ${where} (${example.id})"><table>
<caption>${where}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${lines.map(row).join('\n')}
</tbody></table></div>`;
}

function row(line: WorkedLine): string {
  const { verdict, shouldBe, printed, formula } = line;
  const said = verdict === 'unprinted' ? '' : verdicts[verdict];
  const mended = shouldBe && `: ${fill(claimsPage.shouldBe, { value: escaped(shouldBe) })}`;
  return `<tr class="${verdict}"><th scope="row">${escaped(lineTitle(line))}</th><td>${escaped(formula)}</td>
<td>${escaped(computedText(line))}</td><td>${escaped(printed)}</td><td>${said}${mended}</td></tr>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
