// Adds the sentences of <dk-softmax>.
import { softmax } from '../en/softmax.ts';
import { addMessages } from '../say.ts';

addMessages(softmax, () => import('../de/softmax.ts'));
