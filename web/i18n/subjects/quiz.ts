// Adds the sentences of <dk-quiz>.
import { quiz } from '../en/quiz.ts';
import { addMessages } from '../say.ts';

addMessages(quiz, () => import('../de/quiz.ts'));
