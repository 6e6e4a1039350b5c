// The chapters' links: they lead to a chapter without putting its name in place of the state in the address, and show
// where the reader is and what has been read.

function follow(event: Event): void {
  if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  const chapter = document.getElementById(link.hash.slice(1));
  if (!chapter) return;
  event.preventDefault();
  chapter.scrollIntoView();
  const title = chapter.querySelector<HTMLElement>('h1, h2');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

for (const link of document.querySelectorAll('a[href^="#"]')) link.addEventListener('click', follow);

const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('.rail a')].map((link) => [link.hash.slice(1), link]),
);

// A chapter is current while it crosses the middle of the window, and read once the reader has gone on from it.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = links.get(target.id);
      if (isIntersecting) link?.setAttribute('aria-current', 'true');
      else if (link?.hasAttribute('aria-current')) {
        link.removeAttribute('aria-current');
        link.classList.add('read');
      }
    }
  },
  { rootMargin: '-45% 0px' },
);
for (const chapter of document.querySelectorAll('main > section')) observer.observe(chapter);
