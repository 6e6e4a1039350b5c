// The link to the page in the other language keeps the state of all laboratories, which stands in the address, and the
// reader's place: chapter, and how far through it.

/** "at=proof,0.25", which place.ts reads: the laboratories pass over a key without their name. */
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

for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
  link.addEventListener('click', () => {
    link.href = addressWithPlace(link.href);
  });
}

export {};
