// Adds the sentences of <dk-training>.
import { training } from '../en/training.ts';
import { addMessages } from '../say.ts';

addMessages(training, () => import('../de/training.ts'));
