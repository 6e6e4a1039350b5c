// Registers <dk-quiz>.
import { DkQuiz } from './dk-quiz.ts';

if (!customElements.get('dk-quiz')) customElements.define('dk-quiz', DkQuiz);
