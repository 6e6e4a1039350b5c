// The page of a frame: one laboratory with the parameters of its address, its height told to the page around it.
import { onePicture } from '../kit/page/author.ts';
import { noteSentence } from '../kit/failures.ts';
import { parametersOf } from '../kit/page/properties.ts';
import { languageOf, speak, type Language, catalogue, say } from '../i18n/say.ts';
import './words.en.ts';
import type { Selection } from '../schema/parameter.ts';
import { askedBy, attributesFor, type Asked, defined, names } from './asked.ts';
import { Height, orderOf } from './messages.ts';

const main = document.querySelector('main') ?? document.body;

/** Shows what has come, in place of the sentence that nothing has. */
function put(element: HTMLElement): void {
  document.querySelector('.unloaded')?.remove();
  main.append(element);
}

function tell(sentences: readonly string[]): void {
  for (const sentence of sentences) {
    const paragraph = document.createElement('p');
    paragraph.className = 'note';
    paragraph.setAttribute('role', 'alert');
    paragraph.textContent = sentence;
    put(paragraph);
  }
}

/** The address of the lesson beside this page, for links and snippets. */
function lesson(language: Language): string {
  return new URL(language === 'en' ? './chapters.html' : `./chapters-${language}.html`, location.href).href;
}

function show(tag: string, asked: Asked, language: Language): { element: HTMLElement; selection: Selection } {
  const element = document.createElement(tag);
  const selection = parametersOf(element);
  const { attributes, notes } = attributesFor(asked.parameters, selection);
  for (const [name, text] of [...attributes, ...asked.attributes]) element.setAttribute(name, text);
  element.setAttribute('share-base', lesson(language));
  element.addEventListener('dk-ready', () => {
    document.title = element.shadowRoot?.querySelector('section')?.ariaLabel ?? document.title;
    // A theme of the laboratory's own is that of the paper around it.
    const { backgroundColor, color } = getComputedStyle(element);
    Object.assign(document.documentElement.style, { backgroundColor, color });
  });
  tell(speak(language, () => notes.map(noteSentence)));
  // One picture is as large as the frame, whose height is then its own.
  document.body.classList.toggle('fitted', onePicture(element));
  put(element);
  return { element, selection };
}

function listen(element: HTMLElement, selection: Selection, height: Height): void {
  const parameters = Object.values(selection);
  const keys = parameters.map(({ key }) => key);
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent || parent === window) return;
    const order = orderOf(data, keys);
    if (order?.kind === 'height') height.tell();
    else if (order?.kind === 'h5p') height.answer(order.action);
    else if (order?.kind === 'set') {
      for (const { key, attribute } of parameters) {
        const text = order.parameters.get(key);
        if (text !== undefined) element.setAttribute(attribute, text);
      }
    }
  });
}

async function start(): Promise<void> {
  const asked = askedBy(location.search);
  const language = languageOf(asked.language);
  document.documentElement.lang = language;
  const height = new Height(document.body);
  await catalogue(language);
  const known = { known: names.join(', ') };
  try {
    const tag = await defined(asked.laboratory);
    if (tag !== undefined) {
      const { element, selection } = show(tag, asked, language);
      listen(element, selection, height);
      return;
    }
    const lab = asked.laboratory.slice(0, 40);
    tell([speak(language, () => (lab === '' ? say('embed.none', known) : say('embed.unknown', { lab, ...known })))]);
  } catch {
    tell([speak(language, () => say('embed.notFetched'))]);
  }
}

await start();
