// The lesson in a learning platform that knows SCORM 1.2: run before the lesson's own script, so that the laboratories begin where the
// last visit ended. Without a platform the lesson is what it always is, and says so.
import { keepAnswersAt } from '../../laboratories/quiz/keeper.ts';
import { languageOf, speak, catalogue } from '../../i18n/say.ts';
import { findApi, Platform, type Refusal } from './platform.ts';
import { chaptersWithLaboratory, watch } from './chapters.ts';
import { Panel } from './panel.ts';
import { Progress, type SavedProgress } from './progress.ts';
import { Session, type Note } from './session.ts';

/** The state of the laboratories, which stands in the address. */
const settings = (): string => location.hash.slice(1);

/** The address as the last visit left it, which laboratories and page read when they begin. */
function takeUp({ settings: kept, place }: SavedProgress): void {
  const at = place ? `at=${place.chapter},${place.share.toFixed(4)}` : '';
  const fragment = [kept === '' ? settings() : kept, at].filter(Boolean).join('&');
  if (fragment === '') return;
  try {
    history.replaceState(history.state, '', `#${fragment}`);
  } catch {
    // Some frames forbid it: then answers and checkpoints are all that comes back.
  }
}

function start(): void {
  const language = languageOf(document.documentElement.lang);
  const chapters = chaptersWithLaboratory(document);
  const panel = new Panel(document);
  const refusals: Refusal[] = [];
  let progress: Progress | undefined;
  let notes: () => readonly Note[] = () => [];
  const show = (): void => {
    speak(language, () => {
      panel.show({ chapters, progress, notes: notes(), refusals });
    });
  };
  /** Shows things once a time, however much has happened. */
  let asked = false;
  const showSoon = (): void => {
    if (asked) return;
    asked = true;
    queueMicrotask(() => {
      asked = false;
      show();
    });
  };

  const api = findApi(window);
  if (api) {
    const platform = new Platform(api, (refusal) => {
      const known = refusals.some(({ what, code }) => what === refusal.what && code === refusal.code);
      if (!known) refusals.push(refusal);
      showSoon();
    });
    const session = new Session(platform, () => performance.now(), showSoon);
    const kept = session.begin();
    if (kept) {
      progress = begin(session, kept, chapters, showSoon);
      notes = () => session.notes;
    } else notes = () => [{ kind: 'notBegun' }];
  } else notes = () => [{ kind: 'noPlatform' }];

  void Promise.resolve(catalogue(language)).then(show);
}

function begin(
  session: Session,
  kept: SavedProgress,
  chapters: ReturnType<typeof chaptersWithLaboratory>,
  show: () => void,
) {
  const tell = (): void => session.tell(progress, settings());
  const progress = new Progress(
    chapters.map(({ id }) => id),
    kept,
    () => {
      session.changed(tell);
      show();
    },
  );
  keepAnswersAt(progress);
  takeUp(kept);
  watch(document, progress, () => session.changed(tell));
  tell();

  const finish = (): void => session.finish(progress, settings());
  const last = (): void => {
    removeEventListener('pagehide', finish);
    addEventListener('pagehide', finish);
  };
  last();
  // Laboratories write their last change into the address when the page goes: we are to be told after them.
  document.addEventListener('dk-ready', last);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
  // A visit that has ended cannot go on: a page that comes back from the browser's memory begins a new one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  return progress;
}

start();
