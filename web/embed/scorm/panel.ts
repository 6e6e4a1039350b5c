// What the page says of the learning platform: a quiet line above the lesson, and at its foot what is stored and what is still open.
import { type TemplateResult, html, nothing, render } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { localized } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import './words.en.ts';
import type { Refusal } from './platform.ts';
import type { Progress } from './progress.ts';
import { percent, type Note } from './session.ts';
import styles from './scorm.css?inline';
import type { Chapter } from './chapters.ts';

interface Shown {
  chapters: readonly Chapter[];
  /** Undefined where no platform takes part. */
  progress: Progress | undefined;
  notes: readonly Note[];
  refusals: readonly Refusal[];
}

/** Reasons of refusals that are named; what was refused for one reason stands in one sentence. */
const named = 3;

export class Panel {
  readonly #head = document.createElement('div');
  readonly #foot = document.createElement('section');
  /** What the page says of itself at its foot: without a platform, that nothing is sent. */
  readonly #sent: Element | null | undefined;

  constructor(page: Document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    this.#head.className = 'scorm column';
    // A browser's translation would stop what they tell.
    this.#head.translate = this.#foot.translate = false;
    page.querySelector('main')?.before(this.#head);
    // The status is there before it says anything.
    render(head(undefined, []), this.#head);
    this.#foot.className = 'scorm';
    this.#foot.id = 'platform';
    this.#foot.setAttribute('aria-labelledby', 'platform-title');
    const footer = page.querySelector('footer');
    this.#sent = footer?.querySelector('p');
    footer?.prepend(this.#foot);
  }

  /** Writes what has changed, and leaves links where they are: one of them may hold the focus. */
  show(shown: Shown): void {
    const { progress } = shown;
    render(head(progress, sentencesOf(shown)), this.#head);
    this.#foot.hidden = !progress;
    if (!progress) return;
    const focused = this.#foot.contains(document.activeElement);
    render(foot(progress, shown), this.#foot);
    // The link that held it is gone.
    if (focused && !this.#foot.contains(document.activeElement))
      this.#foot.querySelector('h2')?.focus({ preventScroll: true });
    if (this.#sent) this.#sent.textContent = say('scorm.footer');
  }
}

/** The quiet line above the lesson. */
function head(progress: Progress | undefined, sentences: readonly string[]): TemplateResult[] {
  const toFoot = (event: Event): void => {
    event.preventDefault();
    document.getElementById('platform-title')?.focus({ preventScroll: true });
    document.getElementById('platform')?.scrollIntoView();
  };
  const line = (at: Progress): TemplateResult =>
    html`${reached(at)} <span>${bar(at)}</span> <a href="#platform" @click=${toFoot}>${say('scorm.more')}</a>`;
  return [
    html`<div class="scorm-line">${progress ? line(progress) : nothing}</div>`,
    html`<div class="scorm-said" role="status">${sentences.map((each) => html`<p>${each}</p>`)}</div>`,
  ];
}

function foot(progress: Progress, { chapters, notes, refusals }: Shown): TemplateResult {
  const { complete, open } = progress;
  const nameOf = (id: string): string => chapters.find((chapter) => chapter.id === id)?.name ?? id;
  const lasting = sentencesOf({ notes: notes.filter(({ kind }) => kind !== 'resumed'), refusals });
  const links = repeat(
    complete ? [] : open,
    (id) => id,
    (id, place) =>
      html`${place > 0 ? ' · ' : nothing}<a href="#${id}" @click=${(event: Event) => toChapter(event, id)}
          >${nameOf(id)}</a
        >`,
  );
  return html`<h2 id="platform-title" tabindex="-1">${say('scorm.title')}</h2>
    <p class="scorm-line">${reached(progress, complete ? 'scorm.complete' : 'scorm.progress')} ${bar(progress)}</p>
    <p class="scorm-open" ?hidden=${complete}>${say('scorm.open')} ${links}</p>
    <div>
      ${told(progress, chapters).map((each) => html`<p>${each}</p>`)}
      ${lasting.map((each) => html`<p class="scorm-note">${each}</p>`)}
    </div>`;
}

/** What is told and stored. A chapter without the quiz has no score, and nothing is said of one. */
function told({ best }: Progress, chapters: readonly Chapter[]): string[] {
  if (!chapters.some(({ quiz }) => quiz)) return [say('scorm.how'), say('scorm.storedWithoutQuiz')];
  const score = best && {
    score: localized(String(percent(best))),
    right: String(best.right),
    of: String(best.of),
  };
  return [
    score ? sayCounted('scorm.score', best.right, score) : say('scorm.noScore'),
    `${say('scorm.how')} ${say('scorm.howQuiz')}`,
    say('scorm.stored'),
  ];
}

/** Leads to a chapter, and the focus with it, so that Tab goes on there. The state of the laboratories stays in the address. */
function toChapter(event: Event, id: string): void {
  event.preventDefault();
  const chapter = document.getElementById(id);
  const heading = chapter?.querySelector('h2') ?? chapter;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  chapter?.scrollIntoView();
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

/** How many checkpoints are reached. */
function reached(
  { reached: done, checkpoints: { length } }: Progress,
  key: 'scorm.progress' | 'scorm.complete' = 'scorm.progress',
): TemplateResult {
  return html`<span class="scorm-words">${sayCounted(key, length, { done: String(done), all: String(length) })}</span>`;
}

/** The words beside it say the same. */
function bar({ reached: done, checkpoints }: Progress): TemplateResult {
  return html`<progress max=${checkpoints.length} .value=${done} aria-hidden="true"></progress>`;
}
