// Adds the sentences of <dk-opening>.
import { opening } from '../en/opening.ts';
import { addMessages } from '../say.ts';

addMessages(opening, () => import('../de/opening.ts'));
