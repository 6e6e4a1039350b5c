// What the head of every page has, and the body of the page as HTML, made from the catalogue.
import { chapters } from './chapters.ts';
import { glossaryList } from './glossary.ts';
import { fileOf, homeOf, languageLinks, type Writer } from './languages.ts';

/** The chapters with their minutes. `link`: the attributes of the link to one; `below`: what follows the list. */
export function rail({ language, text, time }: Writer, link: (id: string) => string, below = ''): string {
  const items = chapters.map(
    ({ id, name, minutes }) =>
      `<li><a ${link(id)}><span class="name">${name[language]}</span> <span class="minutes">${time(minutes)}</span></a></li>`,
  );
  return `<nav class="rail" aria-label="${text('page.chapters')}">
<ol>${items.join('')}</ol>${below}</nav>`;
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
  return names.map((name) => `<p><a href="${site}${fileOf(name, language)}">${text(beside[name])}</a></p>`).join('\n');
}

/** Everything between <body> and </body>, in the writer's language: the first screen, then the way through the rest. */
export function body(writer: Writer): string {
  const { language, text } = writer;
  const [first = '', ...others] = chapters.map(({ id, content }) => `<section id="${id}">${content(writer)}</section>`);
  return `<a class="skip" href="#question">${text('page.skip')}</a>
<noscript><p class="needs column">${text('page.noScript')}</p></noscript>
<nav class="languages column" aria-label="${text('page.languages')}">${languageLinks(language, (each) => `./${fileOf('chapters', each)}`)}</nav>
<header class="column"><p class="home"><a href="${homeOf(language)}">${text('story.home')}</a></p>
${guessSwitch(writer)}</header>
<main>
${first}
${rail(writer, (id) => `href="#${id}"`)}
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

// The head: how a page is read and how wide it is, what it may fetch, in which colours it comes, and no icon.

const same = ["default-src 'none'", "style-src 'self'", "base-uri 'none'", "form-action 'none'"];

/** The core is WebAssembly, a still picture is made in the page, and workers begin from files or from what was fetched. */
const withLaboratories = [
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
];

/** `script`: whether a page of text alone has one. */
export const ofText = (script: boolean): string[] => [
  `script-src ${script ? "'self'" : "'none'"}`,
  "img-src 'self' data:",
];

export function pageHead(policy = withLaboratories): string {
  return `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="${[...same, ...policy].join('; ')}" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />`;
}
