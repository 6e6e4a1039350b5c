// Registers <dk-quiz>.
import { register } from '../laboratory/register.ts';
import { DkQuiz } from './dk-quiz.ts';

register('dk-quiz', DkQuiz);
