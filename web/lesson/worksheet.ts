// The script of the printable page.
import '../elements/dk-quiz/define-worksheet.ts';
import { say } from '../messages/say.ts';

document.title = say('quiz.paper.title');
