// What the page says of the learning platform: a quiet line above the lesson, and at its foot what is stored and what is still open.
import { localized } from '../../i18n/numbers.ts';
import { sayCounted } from '../../i18n/plurals.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
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
  readonly #line = new Line();
  readonly #said: HTMLElement;
  readonly #foot: HTMLElement;
  readonly #state = element('p', 'scorm-line');
  readonly #open = new OpenOnes();
  readonly #title = element('h2', '');
  readonly #rest = element('div', '');
  /** What the page says of itself at its foot: without a platform, that nothing is sent. */
  readonly #sent: HTMLElement | undefined;
  #sentences = '';

  constructor(page: Document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    const head = element('div', 'scorm column');
    this.#said = element('div', 'scorm-said');
    this.#said.setAttribute('role', 'status');
    head.append(this.#line.root, this.#said);
    page.querySelector('main')?.before(head);
    this.#foot = element('section', 'scorm');
    this.#foot.id = 'platform';
    this.#foot.setAttribute('aria-labelledby', 'platform-title');
    this.#title.id = 'platform-title';
    this.#title.tabIndex = -1;
    this.#foot.append(this.#title, this.#state, this.#open.root, this.#rest);
    const footer = page.querySelector('footer');
    this.#sent = footer?.querySelector('p') ?? undefined;
    footer?.prepend(this.#foot);
  }

  /** Writes what has changed, and leaves links where they are: one of them may hold the focus. */
  show(shown: Shown): void {
    const { progress } = shown;
    const sentences = sentencesOf(shown);
    this.#line.show(progress);
    // What is said already is not read out again.
    const text = sentences.join('\n');
    if (text !== this.#sentences) this.#said.replaceChildren(...sentences.map((each) => paragraph(each)));
    this.#sentences = text;
    this.#foot.hidden = !progress;
    if (!progress) return;
    this.#title.textContent = say('scorm.title');
    this.#state.replaceChildren(
      words(
        progress.complete
          ? sayCounted('scorm.complete', progress.checkpoints.length, counts(progress))
          : reached(progress),
      ),
      bar(progress),
    );
    if (this.#open.show(progress, shown.chapters)) this.#title.focus({ preventScroll: true });
    this.#rest.replaceChildren(...restOf(progress, shown));
    if (this.#sent) this.#sent.textContent = say('scorm.footer');
  }
}

/** The quiet line above the lesson. */
class Line {
  readonly root = element('div', 'scorm-line');
  readonly #words = words('');
  readonly #bar = element('span', '');
  readonly #link = link('platform', () => {
    document.getElementById('platform-title')?.focus({ preventScroll: true });
    document.getElementById('platform')?.scrollIntoView();
  });

  show(progress: Progress | undefined): void {
    if (!progress) {
      this.root.replaceChildren();
      return;
    }
    this.#words.textContent = reached(progress);
    this.#bar.replaceChildren(bar(progress));
    this.#link.textContent = say('scorm.more');
    if (!this.#link.isConnected) this.root.replaceChildren(this.#words, this.#bar, this.#link);
  }
}

/** Links to the chapters whose checkpoints are open. */
class OpenOnes {
  readonly root = paragraph('', 'scorm-open');
  readonly #links = new Map<string, HTMLElement>();
  #shown = '';

  /** True where the link that held the focus is gone. */
  show({ complete, open }: Progress, chapters: readonly Chapter[]): boolean {
    this.root.hidden = complete;
    const nameOf = (id: string): string => chapters.find((chapter) => chapter.id === id)?.name ?? id;
    const text = JSON.stringify([say('scorm.open'), complete, open.map((id) => [id, nameOf(id)])]);
    if (text === this.#shown) return false;
    this.#shown = text;
    const focused = [...this.#links].find(([, each]) => each === document.activeElement)?.[0];
    const links = (complete ? [] : open).map((id) => {
      const made = this.#links.get(id) ?? toChapter(id);
      this.#links.set(id, made);
      made.textContent = nameOf(id);
      return made;
    });
    this.root.replaceChildren(
      `${say('scorm.open')} `,
      ...links.flatMap((each, place) => (place > 0 ? [' · ', each] : [each])),
    );
    const kept = focused === undefined ? undefined : links.find((each) => each === this.#links.get(focused));
    kept?.focus({ preventScroll: true });
    return focused !== undefined && !kept;
  }
}

/** What is told and stored. A chapter without the quiz has no score, and nothing is said of one. */
function restOf({ best }: Progress, { chapters, notes, refusals }: Shown): Node[] {
  const score = best && {
    score: localized(String(percent(best))),
    right: String(best.right),
    of: String(best.of),
  };
  const told = chapters.some(({ quiz }) => quiz)
    ? [
        score ? say('scorm.score', score) : say('scorm.noScore'),
        `${say('scorm.how')} ${say('scorm.howQuiz')}`,
        say('scorm.stored'),
      ]
    : [say('scorm.how'), say('scorm.storedWithoutQuiz')];
  return [
    ...told.map((each) => paragraph(each)),
    ...sentencesOf({ notes: notes.filter(({ kind }) => kind !== 'resumed'), refusals }).map((each) =>
      paragraph(each, 'scorm-note'),
    ),
  ];
}

function link(id: string, onFollow: () => void): HTMLElement {
  const made = element('a', '');
  made.setAttribute('href', `#${id}`);
  made.addEventListener('click', (event) => {
    // The state of the laboratories stays in the address.
    event.preventDefault();
    onFollow();
  });
  return made;
}

/** Leads to a chapter, and the focus with it, so that Tab goes on there. */
function toChapter(id: string): HTMLElement {
  return link(id, () => {
    const chapter = document.getElementById(id);
    const heading = chapter?.querySelector('h2') ?? chapter;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    chapter?.scrollIntoView();
  });
}

function words(text: string): HTMLElement {
  const made = element('span', 'scorm-words');
  made.textContent = text;
  return made;
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
  return sayCounted('scorm.progress', progress.checkpoints.length, counts(progress));
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
