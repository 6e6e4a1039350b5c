// Links from one page of the lesson to another take the query and the settings of all laboratories along, the class seed among them; links that
// set one laboratory of the page leave those of the others.

/** The parts of a fragment that are settings: those without "=" name a place, and "at=" how far through a chapter. */
export function settingsIn(fragment: string): string[] {
  return fragment
    .replace(/^#/, '')
    .split('&')
    .filter((part) => part.includes('=') && !part.startsWith('at='));
}

/** The place that is named where settings follow and the link names none: they must not be taken for an old link to a laboratory. */
function startOf(path: string): string {
  const [, chapter] = /(?:^|\/)(?!index\.|de\.|chapters[.-])([a-z]+)(?:-de)?\.html$/.exec(path) ?? [];
  if (chapter !== undefined) return chapter;
  return /(?:^|\/)chapters(?:-de)?\.html$/.test(path) ? '' : 'story-opening';
}

/**
 * href  as it stands in the page, relative; to the story, a chapter, or all chapters
 * here  the query and the fragment of the page
 */
export function carriedAddress(href: string, here: { search: string; hash: string }): string {
  const [, path = '', own = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(href) ?? [];
  const settings = settingsIn(here.hash);
  const place = own.split('&').find((part) => part !== '' && !part.includes('=')) ?? '';
  const named = place === '' && settings.length > 0 ? startOf(path) : place;
  const fragment = [named, ...settings].filter(Boolean).join('&');
  return path + here.search + (fragment && `#${fragment}`);
}

/**
 * The settings of the page with those of a link on it: all others stay as they are, a class seed among them. Its laboratory is the last
 * that it names, and begins with what the link says.
 *
 *   "#v=1&worked-example.id=exp-50" on "#v=1&seed=7&worked-example.rule=log"  →  "#v=1&seed=7&worked-example.id=exp-50"
 */
export function setAddress(fragment: string, hash: string): string {
  const laboratory = (part: string): string | undefined => /^([a-z-]+)\./.exec(part)?.[1];
  const own = settingsIn(fragment);
  const set = own.map(laboratory).findLast((each) => each !== undefined);
  const version = own.filter((part) => part.startsWith('v='));
  const others = settingsIn(hash).filter((part) => !part.startsWith('v=') && laboratory(part) !== set);
  return `#${[...version, ...others, ...own.filter((part) => laboratory(part) === set)].join('&')}`;
}

/** The story, a chapter, all chapters: the pages that keep such settings. Claims, glossary, sweeps and other people's pages do not. */
const ofTheLesson = /^\.\.?\/(?!claims|glossary|sweep)(?:(?:chapters\/)?[a-z]+(?:-de)?\.html)?(?:[?#]|$)/;

function carryOver(event: Event): void {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  const href = link?.getAttribute('href') ?? '';
  // A card that follows the reader has taken the settings along already.
  if (link?.hasAttribute('data-sets') === true) return;
  if (link && ofTheLesson.test(href)) link.setAttribute('href', carriedAddress(href, location));
  else if (link && href.startsWith('#v=')) link.setAttribute('href', setAddress(href, location.hash));
}

/** As early as the button goes down: a link can be opened in another tab or copied. */
export function carry(): void {
  for (const type of ['pointerdown', 'click']) document.addEventListener(type, carryOver, { capture: true });
}
