// Adds the sentences of <dk-scalings>.
import { scalings } from '../en/scalings.ts';
import { addMessages } from '../say.ts';

addMessages(scalings, () => import('../de/scalings.ts'));
