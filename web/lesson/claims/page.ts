// The page of published claims and figures as HTML. Used at build time only.
import { speak, speaking, fill } from '../../i18n/say.ts';
import { whole } from '../../i18n/numbers.ts';
import { chapterNamed } from '../pages/chapters.ts';
import { type Cores, type Summary, summaryDraws } from '../figures/cores.ts';
import { fileOf, type Writer } from '../pages/languages.ts';
import { unparted } from '../pages/markdown.ts';
import { english, quotations } from '../pages/prose.ts';
import { claims, type Claim, type ClaimSource, type ClaimVerdict, type Evidence } from './claims.ts';
import { claimFigures, printedFigures, rowOf, tableOf } from './figures.ts';
import { type ClaimWords, claimWords, tally } from './words.ts';

/** The page of all chapters. */
const lesson = (): string => `./${fileOf('chapters', speaking())}`;

/** Everything between <body> and </body>, in the writer's language. */
export function claimsBody(cores: Cores, summary: Summary, writer: Writer = english): string {
  return speak(writer.language, () => unparted(written(cores, summary, writer)));
}

function written(cores: Cores, summary: Summary, writer: Writer): string {
  const words = claimWords(writer.language);
  const { claimSources, claimVerdicts, claimsPage } = words;
  const sources = Object.keys(claimSources) as ClaimSource[];
  const figures = claimFigures(cores, summary);
  const intro = fill(claimsPage.intro, { samples: whole(summaryDraws.samples), seed: summaryDraws.seed });
  const judged = claims.filter(({ verdict }) => verdict !== 'question');
  const counts = tally(
    judged.map(({ verdict }) => verdict),
    claimVerdicts,
    claimsPage.counted,
  );
  const parts = sources.map(
    (source) =>
      `<section class="source of-${source.toLowerCase()}"><h3>${claimSources[source]}</h3>\n${claims
        .filter((each) => each.source === source)
        .map((each) => article(each, figures, { words, writer }))
        .join('\n')}</section>`,
  );
  return `<main class="column claims">
<p class="back"><a href="${lesson()}">${claimsPage.back}</a></p>
<h1>${claimsPage.title}</h1>
<p>${intro}</p>
<p>${fill(claimsPage.count, { count: String(judged.length), verdicts: counts })}</p>
<h2 id="claims">${claimsPage.claims}</h2>
<div class="filters">${choiceOf('verdict', words)}${choiceOf('source', words)}</div>
${parts.join('\n')}
<h2 id="figures">${claimsPage.figures}</h2>
${printedFigures(cores.examples, words)}
</main>`;
}

/** Radio buttons for the claims of one verdict or of one source; the style sheet follows them, for the page has no script. */
function choiceOf(by: 'verdict' | 'source', { claimVerdicts, claimSources, claimsPage }: ClaimWords): string {
  const names: Readonly<Record<string, string>> = by === 'verdict' ? claimVerdicts : claimSources;
  const entry = (value: string, name: string, count: number): string => {
    const checked = value === 'all' ? ' checked' : '';
    const label = fill(claimsPage.entry, { name, count: String(count) });
    return `<label><input type="radio" name="${by}" value="${value}" autocomplete="off"${checked}> ${label}</label>`;
  };
  const entries = Object.entries(names).flatMap(([value, name]) => {
    const count = claims.filter((each) => each[by] === value).length;
    // Of a source: who says it, without the title.
    return count > 0 ? [entry(value, name.replace(/:.*/, ''), count)] : [];
  });
  return `<fieldset><legend>${claimsPage[by]}</legend>
${[entry('all', claimsPage.all, claims.length), ...entries].join('\n')}
</fieldset>
`;
}

function article(
  { id, verdict, chapter, evidence }: Claim,
  figures: Readonly<Record<string, string>>,
  { words, writer }: { words: ClaimWords; writer: Writer },
): string {
  const { claimTexts, claimsPage } = words;
  const text = claimTexts[id];
  if (!text) throw new Error(`no text of ${id}`);
  return `<article id="${id}" class="claim ${verdict}">
<h4>${text.says}</h4>
${judgement(verdict, text, words)}
<p>${reasonOf(text.reason, { ...figures, ...quotations(writer.language) })}</p>
${claimTable(id, figures, words)}<p class="shown">${claimsPage.chapter} <a href="${lesson()}#${chapter}">${chapterNamed(chapter).name[writer.language]}</a>. ${claimsPage.evidence}:
${evidence.map((each) => shown(each, words)).join('; ')}.</p>
</article>`;
}

/** The verdict, with its condition beside it where there is one. */
function judgement(
  verdict: ClaimVerdict,
  { condition = '' }: { condition?: string },
  { claimVerdicts, claimsPage }: ClaimWords,
): string {
  if ((verdict === 'conditional') !== (condition !== '')) throw new Error(`${verdict} with condition “${condition}”`);
  const beside = condition && ` <span class="condition">${fill(claimsPage.condition, { condition })}</span>`;
  return `<p><strong class="verdict">${claimVerdicts[verdict]}.</strong>${beside}</p>`;
}

/** What a claim prints as a table, and beside each row what is computed here; empty for the others. */
function claimTable(id: string, figures: Readonly<Record<string, string>>, { claimTables }: ClaimWords): string {
  const table = claimTables[id];
  if (!table) return '';
  const rows = table.rows.map(([name = '', ...cells]) =>
    rowOf(
      '',
      name,
      cells.map((cell) => ['', reasonOf(cell, figures)]),
    ),
  );
  const { caption } = table;
  return `${tableOf({ label: caption, caption }, table.columns, rows)}\n`;
}

/** The reason with its figures in place; throws where the core gives none by that name. */
export function reasonOf(reason: string, figures: Readonly<Record<string, string>>): string {
  const filled = fill(reason, figures);
  const missing = /\{\w+\}/.exec(filled);
  if (missing) throw new Error(`no figure ${missing[0]}`);
  return filled;
}

function shown(evidence: Evidence, { claimsPage }: ClaimWords): string {
  switch (evidence.kind) {
    case 'laboratory':
      return `<a href="${lesson()}#${evidence.chapter}&amp;v=1&amp;${evidence.state.replaceAll('&', '&amp;')}">${claimsPage.laboratory}</a>`;
    case 'core':
      return fill(claimsPage.call, { call: `<code>${evidence.call}</code>` });
    case 'test':
      return fill(claimsPage.test, { file: `<code>${evidence.file}</code>` });
    case 'reference':
      return `<a href="${evidence.address}">${evidence.title}</a>`;
  }
}
