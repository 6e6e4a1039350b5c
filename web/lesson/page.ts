// The body of the page as HTML, made from the catalogue. Used at build time only.
import { fill } from '../messages/placeholders.ts';
import { chapters } from './chapters.ts';
import { text } from './prose.ts';

function rail(): string {
  const items = chapters.map(({ id, name, minutes }) => {
    const time = fill(text('page.minutes'), { minutes: String(minutes) });
    return `<li><a href="#${id}"><span class="name">${text(name)}</span> <span class="minutes">${time}</span></a></li>`;
  });
  return `<nav class="rail" aria-label="${text('page.chapters')}"><ol>${items.join('')}</ol></nav>`;
}

/** Everything between <body> and </body>: the first screen, then the way through the rest. */
export function body(): string {
  const [first = '', ...others] = chapters.map(({ id, content }) => `<section id="${id}">${content}</section>`);
  return `<a class="skip" href="#question">${text('page.skip')}</a>
<noscript><p class="needs column">${text('page.noScript')}</p></noscript>
<main>
${first}
${rail()}
${others.join('\n')}
</main>
<footer class="column"><p>${text('page.footer')}</p></footer>`;
}
