// What a reader takes away from a laboratory: its figures, its pictures, and code that does the same. Loaded when first asked for.
import { csv, type Csv } from '../../export/csv.ts';
import { json } from '../../export/json.ts';
import { png } from '../../export/png.ts';
import { svgFile, type Drawn } from '../../export/svg.ts';
import { download } from './download.ts';

export type TakeFormat = 'csv' | 'json' | 'svg' | 'png';

export interface Taken {
  /** Of the files, without their ending. */
  name: string;
  title: string;
  table: Csv;
  /** The laboratory's shadow root, in which its pictures stand. */
  root: ParentNode;
  host: Element;
}

const text = (type: string, content: string): Blob => new Blob([content], { type: `${type};charset=utf-8` });

/** Makes the file and hands it over; rejects where the page's policy forbids an image. */
export async function take(format: TakeFormat, { name, title, table, root, host }: Taken): Promise<void> {
  if (format === 'csv') download(`${name}.csv`, text('text/csv', csv(table)));
  else if (format === 'json') download(`${name}.json`, text('application/json', json(table)));
  else {
    const file = picturesAsSvg({ title, table, root, host });
    if (format === 'svg') download(`${name}.svg`, text('image/svg+xml', file));
    else download(`${name}.png`, await png(file));
  }
}

/** All pictures on show as one SVG file that carries parameters, seed and version. */
export function picturesAsSvg({ title, table, root, host }: Omit<Taken, 'name'>): string {
  const style = getComputedStyle(host);
  const { parameters, seed, version } = table;
  return svgFile(drawn(root), {
    title,
    metadata: JSON.stringify({ 'sqrt-dk': version, seed, parameters: Object.fromEntries(parameters) }),
    paper: style.backgroundColor,
    ink: style.color,
  });
}

/** The pictures in reading order, each with the title of its figure. */
function drawn(root: ParentNode): Drawn[] {
  return [...root.querySelectorAll<SVGSVGElement>('figure svg')]
    .filter((svg) => svg.getBoundingClientRect().width > 0)
    .map((svg) => {
      const caption = svg.closest('figure')?.querySelector('figcaption');
      const title = caption?.querySelector('strong') ?? caption;
      return { svg, title: title?.textContent.trim().replace(/\s+/g, ' ') ?? '' };
    });
}
