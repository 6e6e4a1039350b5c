// What the page says of the learning platform: a quiet line above the lesson, and at its foot what is stored and what is still open.
import { localized } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/scorm.ts';
import type { Refusal } from './platform.ts';
import type { Progress } from './progress.ts';
import { percent, type Note } from './session.ts';
import styles from './scorm.css?inline';
import type { Chapter } from './chapters.ts';

export interface Shown {
  chapters: readonly Chapter[];
  /** Undefined where no platform takes part. */
  progress: Progress | undefined;
  notes: readonly Note[];
  refusals: readonly Refusal[];
}

/** Reasons of refusals that are named; what was refused for one reason stands in one sentence. */
const named = 3;

export class Panel {
  readonly #line: HTMLElement;
  readonly #said: HTMLElement;
  readonly #foot: HTMLElement;
  /** What the page says of itself at its foot: without a platform, that nothing is sent. */
  readonly #sent: HTMLElement | undefined;
  #sentences = '';

  constructor(page: Document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    const head = element('div', 'scorm column');
    this.#line = element('div', 'scorm-line');
    this.#said = element('div', 'scorm-said');
    this.#said.setAttribute('role', 'status');
    head.append(this.#line, this.#said);
    page.querySelector('main')?.before(head);
    this.#foot = element('section', 'scorm');
    this.#foot.id = 'platform';
    this.#foot.setAttribute('aria-labelledby', 'platform-title');
    const footer = page.querySelector('footer');
    this.#sent = footer?.querySelector('p') ?? undefined;
    footer?.prepend(this.#foot);
  }

  show(shown: Shown): void {
    const sentences = sentencesOf(shown);
    this.#line.replaceChildren(...(shown.progress ? lineOf(shown.progress) : []));
    // What is said already is not read out again.
    const text = sentences.join('\n');
    if (text !== this.#sentences) this.#said.replaceChildren(...sentences.map((each) => paragraph(each)));
    this.#sentences = text;
    this.#foot.hidden = !shown.progress;
    if (!shown.progress) return;
    this.#foot.replaceChildren(...footOf(shown.progress, shown));
    if (this.#sent) this.#sent.textContent = say('scorm.footer');
  }
}

function lineOf(progress: Progress): Node[] {
  const link = element('a', '');
  link.setAttribute('href', '#platform');
  link.textContent = say('scorm.more');
  link.addEventListener('click', (event) => {
    // The state of the laboratories stays in the address.
    event.preventDefault();
    document.getElementById('platform-title')?.focus();
    document.getElementById('platform')?.scrollIntoView();
  });
  const words = element('span', 'scorm-words');
  words.textContent = reached(progress);
  return [words, bar(progress), link];
}

function footOf(progress: Progress, { chapters, notes, refusals }: Shown): Node[] {
  const title = element('h2', '');
  title.id = 'platform-title';
  title.tabIndex = -1;
  title.textContent = say('scorm.title');
  const state = element('p', 'scorm-line');
  const words = element('span', 'scorm-words');
  words.textContent = progress.complete ? say('scorm.complete', counts(progress)) : reached(progress);
  state.append(words, bar(progress));
  const { best } = progress;
  const score = best && {
    score: localized(String(percent(best))),
    right: String(best.right),
    of: String(best.of),
  };
  return [
    title,
    state,
    ...(progress.complete ? [] : [openOnes(progress, chapters)]),
    paragraph(score ? say('scorm.score', score) : say('scorm.noScore')),
    paragraph(say('scorm.how')),
    paragraph(say('scorm.stored')),
    ...sentencesOf({ notes: notes.filter(({ kind }) => kind !== 'resumed'), refusals }).map((each) =>
      paragraph(each, 'scorm-note'),
    ),
  ];
}

function openOnes(progress: Progress, chapters: readonly Chapter[]): HTMLElement {
  const list = paragraph(`${say('scorm.open')} `, 'scorm-open');
  for (const [place, id] of progress.open.entries()) {
    const link = element('a', '');
    link.setAttribute('href', `#${id}`);
    link.textContent = chapters.find((chapter) => chapter.id === id)?.name ?? id;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      document.getElementById(id)?.scrollIntoView();
    });
    list.append(...(place > 0 ? [' · '] : []), link);
  }
  return list;
}

function sentencesOf({ notes, refusals }: Pick<Shown, 'notes' | 'refusals'>): string[] {
  const reasons = byReason(refusals);
  const more = reasons.length - named;
  return [
    ...notes.map((note) =>
      'count' in note ? say(`scorm.note.${note.kind}`, { count: String(note.count) }) : say(`scorm.note.${note.kind}`),
    ),
    ...reasons
      .slice(0, named)
      .map(([reason, what]) =>
        reason === '' ? say('scorm.refusedBare', { what }) : say('scorm.refused', { what, reason }),
      ),
    ...(more > 0 ? [say('scorm.refusedMore', { count: String(more) })] : []),
  ];
}

/** Each reason with what was refused for it, by the last part of its name. */
function byReason(refusals: readonly Refusal[]): [reason: string, what: string][] {
  const found = new Map<string, string[]>();
  for (const { what, code, why } of refusals) {
    const reason = [why, code].filter(Boolean).join(', ');
    found.set(reason, [...(found.get(reason) ?? []), what.replace(/^cmi\.(?:core\.)?/, '')]);
  }
  return [...found].map(([reason, what]) => [reason, what.join(', ')]);
}

function counts({ reached: done, checkpoints }: Progress): { done: string; all: string } {
  return { done: String(done), all: String(checkpoints.length) };
}

function reached(progress: Progress): string {
  return say('scorm.progress', counts(progress));
}

/** The words beside it say the same. */
function bar({ reached: done, checkpoints }: Progress): HTMLElement {
  const progress = document.createElement('progress');
  progress.max = checkpoints.length;
  progress.value = done;
  progress.setAttribute('aria-hidden', 'true');
  return progress;
}

function paragraph(text: string, name = ''): HTMLElement {
  const made = element('p', name);
  made.textContent = text;
  return made;
}

function element(tag: string, name: string): HTMLElement {
  const made = document.createElement(tag);
  if (name !== '') made.className = name;
  return made;
}
