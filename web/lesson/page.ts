// The body of the page as HTML, made from the catalogue. Used at build time only.
import { chapters } from './chapters.ts';
import { text } from './prose.ts';

function rail(): string {
  const items = chapters.map(({ id, name }) => `<li><a href="#${id}">${text(name)}</a></li>`);
  return `<nav class="rail" aria-label="${text('page.chapters')}"><ol>${items.join('')}</ol></nav>`;
}

/** Everything between <body> and </body>. */
export function body(): string {
  const sections = chapters.map(({ id, content }) => `<section id="${id}">${content}</section>`);
  return `<a class="skip" href="#question">${text('page.skip')}</a>
<noscript><p class="needs column">${text('page.noScript')}</p></noscript>
${rail()}
<main>
${sections.join('\n')}
</main>
<footer class="column"><p>${text('page.footer')}</p></footer>`;
}
