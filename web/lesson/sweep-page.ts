// The script of the page that shows the result of a sweep. "?result=…" names a file of this site.
import '../laboratories/sweep-result/laboratory.ts?register';

const asked = new URLSearchParams(location.search).get('result');
if (asked) document.querySelector('dk-sweep-result')?.setAttribute('src', asked);

// The page in the other language shows the same.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a.twin')) {
  link.addEventListener('click', () => {
    link.href = link.href.replace(/[?#].*$/s, '') + location.search + location.hash;
  });
}
