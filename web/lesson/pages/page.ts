// The body of the page as HTML, made from the catalogue.
import { fill } from '../../i18n/placeholders.ts';
import { chapters } from './chapters.ts';
import { glossaryList } from './glossary.ts';
import type { Writer } from './prose.ts';

function rail(writer: Writer): string {
  const { language, text } = writer;
  const items = chapters.map(({ id, name, minutes }) => {
    const time = fill(text('page.minutes'), { minutes: String(minutes) });
    return `<li><a href="#${id}"><span class="name">${name[language]}</span> <span class="minutes">${time}</span></a></li>`;
  });
  return `<nav class="rail" aria-label="${text('page.chapters')}">
<ol>${items.join('')}</ol></nav>`;
}

/** The page in each language, by its own name; plain links, which also work without scripts. */
const pages = [
  { language: 'en', name: 'English', href: './chapters.html' },
  { language: 'de', name: 'Deutsch', href: './chapters-de.html' },
] as const;

function switchOf({ language, text }: Writer): string {
  const links = pages.map(({ language: own, name, href }) =>
    own === language
      ? `<span aria-current="true">${name}</span>`
      : `<a href="${href}" lang="${own}" hreflang="${own}">${name}</a>`,
  );
  return `<nav class="languages column" aria-label="${text('page.languages')}">${links.join(' ')}</nav>`;
}

/** Asks for a guess before every answer; off, everything is open. Scripts alone can do that. */
export function guessSwitch({ text }: Writer): string {
  return `<p class="guess-switch"><label><input type="checkbox"> ${text('page.guess')}</label></p>`;
}

/** What stands beside the lesson, on pages of their own: the last links of every page. `site`: where the files of the site lie. */
const beside = {
  glossary: 'glossary.title',
  gallery: 'gallery.title',
  claims: 'page.claims',
  sweep: 'page.sweep',
} as const;

export function furtherPages({ language, text }: Writer, names: readonly (keyof typeof beside)[], site = './'): string {
  const file = (name: string): string => `${site}${name}${language === 'de' ? '-de' : ''}.html`;
  return names.map((name) => `<p><a href="${file(name)}">${text(beside[name])}</a></p>`).join('\n');
}

/** Everything between <body> and </body>, in the writer's language: the first screen, then the way through the rest. */
export function body(writer: Writer): string {
  const { text } = writer;
  const [first = '', ...others] = chapters.map(({ id, content }) => `<section id="${id}">${content(writer)}</section>`);
  return `<a class="skip" href="#question">${text('page.skip')}</a>
<noscript><p class="needs column">${text('page.noScript')}</p></noscript>
${switchOf(writer)}
<header class="column"><p class="home"><a href="${writer.language === 'de' ? './de.html' : './'}">${text('story.home')}</a></p>
${guessSwitch(writer)}</header>
<main>
${first}
${rail(writer)}
${others.join('\n')}
<section id="glossary" class="column"><h2>${text('glossary.title')}</h2>
${glossaryList(writer)}</section>
</main>
<footer class="column"><p>${text('page.footer')}</p>
${classSection(writer)}
${furtherPages(writer, ['gallery', 'claims', 'sweep'])}</footer>`;
}

/** The section of the footer that makes a link for a class; ../for-class.ts fills it in. */
export function classSection({ text }: Writer): string {
  return `<details class="for-class" id="for-class"><summary>${text('class.title')}</summary>
<p>${text('class.intro')}</p>
<p><label>${text('class.seed')} <input type="text" id="class-seed" value="1" inputmode="numeric" autocomplete="off" aria-describedby="class-error"></label>
<label><input type="checkbox" id="class-guess"> ${text('class.guess')}</label>
<label><input type="checkbox" id="class-hidden"> ${text('class.hidden')}</label>
<button type="button" id="class-copy">${text('class.copy')}</button></p>
<p id="class-error"></p>
<p><a id="class-link" href="./">${text('class.link')}</a></p>
<p>${text('class.inventory')} <a id="class-before" href="#quiz">${text('class.before')}</a>,
<a id="class-after" href="#quiz">${text('class.after')}</a></p>
<p role="status" data-copied="${text('class.copied')}" data-shown="${text('class.shown')}"></p>
</details>`;
}
