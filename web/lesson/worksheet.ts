// The script of the printable page. "?lang=de" makes it German.
import '../laboratories/quiz/worksheet.ts?register';
import { languageOf, speak, catalogue, say } from '../i18n/say.ts';

const language = languageOf(new URLSearchParams(location.search).get('lang') ?? document.documentElement.lang);
document.documentElement.lang = language;
await catalogue(language);
document.title = speak(language, () => say('quiz.paper.title'));
