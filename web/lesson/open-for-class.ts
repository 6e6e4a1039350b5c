// The section for a class needs its script only once somebody opens it; where that does not come, it is asked for when the section is next opened or
// closed.
import { fetchModule } from '../core/fetch-module.ts';
import { languageOf, say, speak } from '../i18n/say.ts';

const section = document.querySelector<HTMLDetailsElement>('.for-class');

function begin(): void {
  if (!section) return;
  fetchModule(() => import('./for-class.ts')).then(
    ({ forClass }) => forClass(section),
    () => {
      const error = section.querySelector('#class-error');
      const language = languageOf(document.documentElement.lang);
      if (error) error.textContent = speak(language, () => say('laboratory.notLoaded'));
      section.addEventListener('toggle', begin, { once: true });
    },
  );
}

section?.addEventListener('toggle', begin, { once: true });
