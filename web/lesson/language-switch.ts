// The link to the page in the other language keeps the state of all laboratories, which stands in the address, and the
// reader's place: chapter, and how far through it.

/** "#v=1&…&at=proof,0.25": the laboratories pass over a key without their name. */
const placeForm = /(?:^#|&)at=([a-z-]+),(-?[\d.]+)/;

function place(): string {
  const middle = innerHeight / 2;
  for (const chapter of document.querySelectorAll('main > section')) {
    const { top, height } = chapter.getBoundingClientRect();
    if (top > middle || top + height < middle) continue;
    // At the start of the page nothing needs to be kept.
    return scrollY === 0 ? '' : `at=${chapter.id},${((middle - top) / height).toFixed(4)}`;
  }
  return '';
}

function addressWithPlace(href: string): string {
  const fragment = [location.hash.replace(/^#/, ''), place()].filter(Boolean).join('&');
  return href.replace(/#.*$/s, '') + (fragment && `#${fragment}`);
}

/** Goes to the place that the address names, and takes its name out again. */
function goToPlace(): void {
  const [found, id = '', share = '0'] = placeForm.exec(location.hash) ?? [];
  const chapter = id && document.getElementById(id);
  if (found === undefined || !chapter) return;
  const { top, height } = chapter.getBoundingClientRect();
  scrollTo({ top: scrollY + top + Number(share) * height - innerHeight / 2, behavior: 'instant' });
  const rest = location.hash.replace(/^#/, '').replace(/(?:^|&)at=[^&]*/, '');
  try {
    history.replaceState(history.state, '', location.pathname + location.search + (rest && `#${rest}`));
  } catch {
    // Some frames forbid it; the name of the place does no harm.
  }
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
  link.addEventListener('click', () => {
    link.href = addressWithPlace(link.href);
  });
}
goToPlace();
