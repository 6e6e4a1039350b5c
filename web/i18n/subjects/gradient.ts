// Adds the sentences of <dk-gradient>.
import { gradient } from '../en/gradient.ts';
import { addMessages } from '../say.ts';

addMessages(gradient, () => import('../de/gradient.ts'));
