// Every figure that the worked examples' sources print, beside the one that the core computes.
import type { ExamplesClient } from '../../core/load-examples.ts';
import type { WorkedExample, WorkedLine } from '../../core/types.ts';
import { computedText, lineTitle, remarkSentence } from '../../laboratories/worked-example/calculation.ts';
import { kindName } from '../../laboratories/worked-example/exercise.ts';
import { localized } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { fill } from '../../i18n/placeholders.ts';
import '../../laboratories/worked-example/words.en.ts';
import { type ClaimWords, tally } from './words.ts';

const verdicts = ['agrees', 'conditional', 'differs', 'undecidable'] as const;

const columns = ['step', 'calculation', 'computed', 'printed', 'verdict'] as const;

/** In the language spoken. */
export function printedFigures(examples: ExamplesClient, words: ClaimWords): string {
  const { claimsPage } = words;
  const names = {
    ...Object.fromEntries(verdicts.map((name) => [name, say(`worked.verdict.${name}`)])),
    agrees: claimsPage.agree,
    differs: claimsPage.differ,
  };
  const all = examples
    .workedExamples()
    .map((example) => ({
      example,
      lines: examples.evaluateWorkedExample(example).lines.filter(({ printed }) => printed !== ''),
    }))
    .filter(({ lines }) => lines.length > 0);
  const given = all.flatMap(({ lines }) => lines.map(({ verdict }) => verdict));
  const intro = fill(claimsPage.figuresIntro, {
    count: String(given.length),
    verdicts: tally(given, names, claimsPage.counted),
  });
  return `<p>${intro}</p>\n${all.map(({ example, lines }) => table(example, lines, words)).join('\n')}`;
}

function table(example: WorkedExample, lines: readonly WorkedLine[], words: ClaimWords): string {
  const { claimsPage, figureNotes, lesson } = words;
  const name = `${escaped(example.sourceTitle)}: ${escaped(kindName(example))}`;
  const where = fill(claimsPage.lines, { where: escaped(example.where) });
  const note = figureNotes[example.id];
  const head = columns.map((column) => `<th scope="col">${say(`worked.column.${column}`)}</th>`).join('');
  return `<h3 id="${example.id}">${name}</h3>
<p><a href="${lesson}#examples&amp;v=1&amp;worked-example.id=${example.id}">${claimsPage.open}</a></p>${note === undefined ? '' : `\n<p>${note}</p>`}
<div class="figures" role="region" tabindex="0" aria-label="${name}, ${where} (${example.id})"><table>
<caption>${where}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${lines.map((line, place) => row(line, lines[place - 1], words)).join('\n')}
</tbody></table></div>`;
}

/** A remark that the line before has too is not said again. */
function row(line: WorkedLine, before: WorkedLine | undefined, { claimsPage }: ClaimWords): string {
  const { verdict, shouldBe, printed, formula } = line;
  const said = verdict === 'unprinted' ? '' : say(`worked.verdict.${verdict}`);
  const mended = shouldBe && `: ${fill(claimsPage.shouldBe, { value: escaped(localized(shouldBe)) })}`;
  const remark = before && remarkSentence(before) === remarkSentence(line) ? '' : remarkSentence(line);
  const condition = remark && ` <small>${escaped(remark)}</small>`;
  return `<tr class="${verdict}"><th scope="row">${escaped(lineTitle(line))}</th><td>${escaped(localized(formula))}</td>
<td>${escaped(localized(computedText(line)))}</td><td>${escaped(localized(printed))}</td><td>${said}${mended}${condition}</td></tr>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
