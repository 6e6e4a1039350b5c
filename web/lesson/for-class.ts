// The link for a class: made from a seed and a wish, shown and copied. Loaded when its section is opened.
import { refusalSentence } from '../kit/failures.ts';
import { languageOf, speak } from '../i18n/say.ts';
import { classFragment, placedFragment } from '../schema/url.ts';
import { ParameterError } from '../schema/parameter.ts';
import { drawn } from '../schema/drawn.ts';

export function forClass(section: HTMLElement): void {
  const seed = section.querySelector<HTMLInputElement>('#class-seed');
  const guess = section.querySelector<HTMLInputElement>('#class-guess');
  const hide = section.querySelector<HTMLInputElement>('#class-hidden');
  const error = section.querySelector<HTMLElement>('#class-error');
  const link = section.querySelector<HTMLAnchorElement>('#class-link');
  const said = section.querySelector<HTMLElement>('[role="status"]');
  if (!seed || !guess || !hide || !error || !link || !said) return;

  /** The ten questions hide answers by themselves before a class, and tell them after it. */
  const ofSeed = (text: string): string =>
    classFragment({ seed: drawn.seed.parse(text), guessFirst: false, answersHidden: false });

  /** A seed that is refused leaves the last link as it is. */
  const follow = (): void => {
    said.textContent = '';
    try {
      const fragment = classFragment({
        seed: drawn.seed.parse(seed.value),
        guessFirst: guess.checked,
        answersHidden: hide.checked,
      });
      const page = location.href.replace(/#.*$/s, '');
      link.href = link.textContent = page + fragment;
      for (const run of ['before', 'after']) {
        const asked = section.querySelector<HTMLAnchorElement>(`#class-${run}`);
        if (asked) asked.href = `${page}${placedFragment('quiz', ofSeed(seed.value))}&quiz.inventory=${run}`;
      }
      error.textContent = '';
      seed.removeAttribute('aria-invalid');
    } catch (thrown) {
      if (!(thrown instanceof ParameterError)) throw thrown;
      error.textContent = speak(languageOf(document.documentElement.lang), () => refusalSentence(thrown, false));
      seed.setAttribute('aria-invalid', 'true');
    }
  };
  const copy = async (): Promise<void> => {
    follow();
    if (seed.hasAttribute('aria-invalid')) return;
    const { copied = '', shown = '' } = said.dataset;
    try {
      // Over http there is no clipboard.
      await navigator.clipboard.writeText(link.href);
      said.textContent = copied;
    } catch {
      said.textContent = shown;
    }
  };
  for (const control of [seed, guess, hide]) control.addEventListener('input', follow);
  section.querySelector('#class-copy')?.addEventListener('click', () => void copy());
  follow();
}
