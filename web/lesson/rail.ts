// The chapters' links: they lead to a chapter without putting its name in place of the state in the address.

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
