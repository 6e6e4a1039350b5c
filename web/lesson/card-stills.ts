// The stills on the cards wait for the pictures that are computed: a browser fetches and takes apart all of them long before they are in the
// window, each of some thousand lines. Here they come when they are seen, one whenever the browser has nothing else to do.

/** Shows something else in the place of a still. */
export function showInstead(image: HTMLImageElement, address: string): void {
  image.dataset.held ??= image.src;
  darkWhere(image, 'not all');
  image.src = address;
}

export function showStill(image: HTMLImageElement): void {
  darkWhere(image, 'screen and (prefers-color-scheme: dark)');
  if (image.dataset.held !== undefined) image.src = image.dataset.held;
}

/** Where the still of a dark page stands before that of a light one. */
function darkWhere(image: HTMLImageElement, media: string): void {
  image.parentElement?.querySelector('source')?.setAttribute('media', media);
}

const blank = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** Begins while the browser has nothing else to do; after so many milliseconds where it always has, or does not say. */
export function whenIdle(begin: () => void, atLatest: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: atLatest });
  else setTimeout(begin, atLatest);
}

/** Milliseconds after which the next one comes at the latest. */
const atLatest = 500;

const waiting: (() => void)[] = [];
let showing = false;

function next(): void {
  const show = waiting.shift();
  showing = show !== undefined;
  if (!show) return;
  whenIdle(() => {
    show();
    next();
  }, atLatest);
}

/** Holds back the images that have not come yet. */
export function holdStills(images: Iterable<HTMLImageElement>): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const image = target as HTMLImageElement;
      waiting.push(() => showStill(image));
    }
    if (!showing) next();
  });
  for (const image of images) {
    if (image.naturalWidth > 0) continue;
    showInstead(image, blank);
    observer.observe(image);
  }
}
