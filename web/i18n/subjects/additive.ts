// Adds the sentences of <dk-additive>.
import { additive } from '../en/additive.ts';
import { addMessages } from '../say.ts';

addMessages(additive, () => import('../de/additive.ts'));
