// The script of the printable page. "?lang=de" makes it German.
import '../elements/dk-quiz/define-worksheet.ts';
import { languageOf, speak } from '../messages/language.ts';
import { catalogue, say } from '../messages/say.ts';

const language = languageOf(new URLSearchParams(location.search).get('lang') ?? document.documentElement.lang);
document.documentElement.lang = language;
await catalogue(language);
document.title = speak(language, () => say('quiz.paper.title'));
