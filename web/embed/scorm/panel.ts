// What the page says of the learning platform: a quiet line above the lesson, and at its foot what is stored and what is still open.
import { type TemplateResult, html, nothing, render } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
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
  readonly #head = document.createElement('div');
  readonly #foot = document.createElement('section');
  /** What the page says of itself at its foot: without a platform, that nothing is sent. */
  readonly #sent: HTMLElement | undefined;

  constructor(page: Document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    this.#head.className = 'scorm column';
    page.querySelector('main')?.before(this.#head);
    this.#foot.className = 'scorm';
    this.#foot.id = 'platform';
    this.#foot.setAttribute('aria-labelledby', 'platform-title');
    const footer = page.querySelector('footer');
    this.#sent = footer?.querySelector('p') ?? undefined;
    footer?.prepend(this.#foot);
  }

  /** Writes what has changed, and leaves links where they are: one of them may hold the focus. */
  show(shown: Shown): void {
    const { progress } = shown;
    render(
      html`${progress ? line(progress) : nothing}
        <div class="scorm-said" role="status">${sentencesOf(shown).map((each) => html`<p>${each}</p>`)}</div>`,
      this.#head,
    );
    this.#foot.hidden = !progress;
    if (!progress) return;
    const focused = this.#foot.querySelector('.scorm-open a:focus');
    render(foot(progress, shown), this.#foot);
    if (focused?.isConnected === false)
      document.querySelector<HTMLElement>('#platform-title')?.focus({ preventScroll: true });
    if (this.#sent) this.#sent.textContent = say('scorm.footer');
  }
}

/** The quiet line above the lesson. */
function line(progress: Progress): TemplateResult {
  return html`<div class="scorm-line">
    ${standing(progress, reached(progress))} ${link('platform', say('scorm.more'), '#platform-title')}
  </div>`;
}

function foot(progress: Progress, shown: Shown): TemplateResult {
  const { complete, checkpoints } = progress;
  const state = complete ? sayCounted('scorm.complete', checkpoints.length, counts(progress)) : reached(progress);
  const notes = sentencesOf({ ...shown, notes: shown.notes.filter(({ kind }) => kind !== 'resumed') });
  return html`<h2 id="platform-title" tabindex="-1">${say('scorm.title')}</h2>
    <p class="scorm-line">${standing(progress, state)}</p>
    <p class="scorm-open" ?hidden=${complete}>${say('scorm.open')} ${open(progress, shown.chapters)}</p>
    ${toldOf(progress, shown).map((each) => html`<p>${each}</p>`)}
    ${notes.map((each) => html`<p class="scorm-note">${each}</p>`)}`;
}

/** How far the reader has come: in words, and as a bar that says the same. */
function standing({ reached: done, checkpoints }: Progress, words: string): TemplateResult {
  return html`<span class="scorm-words">${words}</span>
    <progress max=${checkpoints.length} .value=${done} aria-hidden="true"></progress>`;
}

/** Links to the chapters whose checkpoints are open. */
function open({ open: ids }: Progress, chapters: readonly Chapter[]): unknown {
  const nameOf = (id: string): string => chapters.find((chapter) => chapter.id === id)?.name ?? id;
  return repeat(
    ids,
    (id) => id,
    (id, place) => html`${place > 0 ? ' · ' : nothing}${link(id, nameOf(id), `#${id} h2`)}`,
  );
}

/** Leads to a place, and the focus to its heading, so that Tab goes on there. */
function link(id: string, text: string, heading: string): TemplateResult {
  const onFollow = (event: Event): void => {
    // The state of the laboratories stays in the address.
    event.preventDefault();
    const place = document.getElementById(id);
    const title = document.querySelector<HTMLElement>(heading) ?? place;
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
    place?.scrollIntoView();
  };
  return html`<a href="#${id}" @click=${onFollow}>${text}</a>`;
}

/** What is told and stored. A chapter without the quiz has no score, and nothing is said of one. */
function toldOf({ best }: Progress, { chapters }: Shown): string[] {
  if (!chapters.some(({ quiz }) => quiz)) return [say('scorm.how'), say('scorm.storedWithoutQuiz')];
  const score = best && { score: localized(String(percent(best))), right: String(best.right), of: String(best.of) };
  return [
    score ? say('scorm.score', score) : say('scorm.noScore'),
    `${say('scorm.how')} ${say('scorm.howQuiz')}`,
    say('scorm.stored'),
  ];
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
