// What a reader takes away from a laboratory: its figures, its pictures, and code that does the same. Loaded when first asked for.
import { detailOf } from '../../core/refusal.ts';
import { catalogue } from '../../i18n/say.ts';
import { languageAt } from '../page/locale.ts';
import './words.en.ts';
import { type Csv, csv, json } from './csv.ts';
import { png, PngError, svgFile, type Drawn } from './svg.ts';
import { download } from './download.ts';

export type ExportFormat = 'csv' | 'json' | 'svg' | 'png';

export interface Exported {
  /** Of the files, without their ending. */
  name: string;
  title: string;
  table: Csv;
  /** The laboratory's shadow root, in which its pictures stand. */
  root: ParentNode;
  host: Element;
}

const text = (type: string, content: string): Blob => new Blob([content], { type: `${type};charset=utf-8` });

/** Makes the file and hands it over; rejects where it cannot be made: PngError for an image. */
export async function exportFile(format: ExportFormat, of: Exported): Promise<void> {
  const { name, table } = of;
  // What is said of it afterwards comes with this module.
  await catalogue(languageAt(of.host));
  if (format === 'csv') download(`${name}.csv`, text('text/csv', csv(table)));
  else if (format === 'json') download(`${name}.json`, text('application/json', json(table)));
  else {
    const file = picturesAsSvg(of);
    if (format === 'svg') download(`${name}.svg`, text('image/svg+xml', file));
    else download(`${name}.png`, await png(file));
  }
}

/** Why a file could not be made: the sentence's key, and what it says of the reason. */
export function reasonOf(thrown: unknown): { key: 'noImage' | 'imageTooLarge' | 'notSaved'; detail: string } {
  if (!(thrown instanceof PngError)) return { key: 'notSaved', detail: detailOf(thrown) };
  const { code, detail } = thrown;
  const keys = { policy: 'noImage', 'too-large': 'imageTooLarge', 'not-drawn': 'notSaved' } as const;
  return { key: keys[code], detail };
}

/** All pictures on show as one SVG file that carries parameters, seed and version. */
export function picturesAsSvg({ title, table, root, host }: Omit<Exported, 'name'>): string {
  const style = getComputedStyle(host);
  const { parameters, seed, version } = table;
  return svgFile(drawn(root), {
    title,
    metadata: JSON.stringify({ 'sqrt-dk': version, seed, parameters: Object.fromEntries(parameters) }),
    paper: style.backgroundColor,
    ink: style.color,
  });
}

/** Pixels by which the tops of pictures in one row may differ: their titles may be of different height. */
const sameRow = 24;

/** The pictures in reading order and in the rows of the page, each with its title. */
function drawn(root: ParentNode): Drawn[][] {
  const rows: { top: number; row: Drawn[] }[] = [];
  for (const svg of root.querySelectorAll<SVGSVGElement>('figure svg')) {
    const { top, width } = svg.getBoundingClientRect();
    if (width === 0) continue;
    const last = rows.at(-1);
    const picture = { svg, title: titleOf(svg) };
    if (last && Math.abs(last.top - top) < sameRow) last.row.push(picture);
    else rows.push({ top, row: [picture] });
  }
  return rows.map(({ row }) => row);
}

/** As plain text, with the index of dₖ as a letter of its own. */
function titleOf(svg: SVGSVGElement): string {
  const caption = svg.closest('.drawing, figure')?.querySelector('.caption, figcaption');
  const title = (caption?.querySelector('strong') ?? caption)?.cloneNode(true) as Element | undefined;
  for (const index of title?.querySelectorAll('sub') ?? []) index.textContent = index.textContent.replace('k', 'ₖ');
  return title?.textContent.trim().replace(/\s+/g, ' ') ?? '';
}
