// Adds the sentences of <dk-walks>.
import { walks } from '../en/walks.ts';
import { addMessages } from '../say.ts';

addMessages(walks, () => import('../de/walks.ts'));
