// Links from one page of the lesson to another take the settings of all laboratories along, the class seed among them; links that set one
// laboratory of the page leave those of the others.
import { carriedAddress, setAddress } from './carried-address.ts';

/** The story, a chapter, all chapters: the pages that keep such settings. Claims, glossary, sweeps and other people's pages do not. */
const ofTheLesson = /^\.\.?\/(?!claims|glossary|sweep)(?:(?:chapters\/)?[a-z]+(?:-de)?\.html)?(?:[?#]|$)/;

function carry(event: Event): void {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  const href = link?.getAttribute('href') ?? '';
  // A card that follows the reader has taken the settings along already.
  if (link?.hasAttribute('data-sets') === true) return;
  if (link && ofTheLesson.test(href)) link.setAttribute('href', carriedAddress(href, location));
  else if (link && href.startsWith('#v=')) link.setAttribute('href', setAddress(href, location.hash));
}

// As early as the button goes down: a link can be opened in another tab or copied.
for (const type of ['pointerdown', 'click']) document.addEventListener(type, carry, { capture: true });
