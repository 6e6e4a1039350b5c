// The picture of a card, drawn by the laboratory itself: it stands behind the card, out of sight and out of reach, as long as it draws, and
// is taken away again; what stays is an image. So no more than one stands there at a time, and nothing on a card moves or can be focused.
import { nextFrame, nextTurn } from '../core/frame.ts';
import { fetchModule } from '../core/fetch-module.ts';
import type { Cell, Csv } from '../kit/export/csv.ts';
import type { Opening } from './card-opening.ts';

/** Pixels: as wide as it is where the stills are made. */
const width = 960;

/** Milliseconds in which it has to be drawn. Sweeps that take longer keep the still. */
const patience = 3000;

/** Its place behind the card, in which it is near the window but neither seen, read nor reached. */
function placeAt(card: Element): { place: HTMLElement; inside: ShadowRoot } {
  const place = document.createElement('div');
  place.inert = true;
  place.ariaHidden = 'true';
  Object.assign(place.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    contain: 'strict',
    visibility: 'hidden',
  });
  card.after(place);
  // Closed: nothing on the page takes it for a laboratory of the story.
  return { place, inside: place.attachShadow({ mode: 'closed' }) };
}

/** What it tells of its figures (dk-result). */
type Figures = Omit<Csv, 'parameters'> & { parameters: Record<string, Cell> };

/** Its figures once they have come to rest, without a job under way; undefined where that takes too long. */
function rested(laboratory: HTMLElement): Promise<Csv | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    laboratory.addEventListener('dk-result', ({ detail }: CustomEventInit<Figures>) => {
      const bars = [...(laboratory.shadowRoot?.querySelectorAll('progress') ?? [])];
      if (!detail || bars.some(({ value, max }) => value > 0 && value < max)) return;
      clearTimeout(timer);
      resolve({ ...detail, parameters: Object.entries(detail.parameters) });
    });
  });
}

/**
 * The pictures with which it opens, as an image with its parameters in it; undefined where it has none, or not in time.
 *
 * card  behind which it may stand
 */
export async function drawnPicture({ laboratory }: Opening, card: Element): Promise<Blob | undefined> {
  const { place, inside } = placeAt(card);
  laboratory.setAttribute('guess', 'off');
  laboratory.style.width = `${String(width)}px`;
  const drawing = rested(laboratory);
  inside.append(laboratory);
  try {
    const [table, { picturesAsSvg }] = await Promise.all([
      drawing,
      fetchModule(() => import('../kit/export/files.ts')),
    ]);
    const root = laboratory.shadowRoot;
    if (!table || !root?.querySelector('figure svg')) return undefined;
    await nextFrame();
    await nextTurn();
    const title = root.querySelector('section')?.ariaLabel ?? '';
    return new Blob([picturesAsSvg({ title, table, root, host: laboratory })], { type: 'image/svg+xml' });
  } finally {
    place.remove();
  }
}
