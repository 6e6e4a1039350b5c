// Adds the sentences of <dk-assumptions>.
import { assumptions } from '../en/assumptions.ts';
import { addMessages } from '../say.ts';

addMessages(assumptions, () => import('../de/assumptions.ts'));
