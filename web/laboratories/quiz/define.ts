// Registers <dk-quiz>.
import { register } from '../../kit/register.ts';
import { DkQuiz } from './laboratory.ts';

register('dk-quiz', DkQuiz);
