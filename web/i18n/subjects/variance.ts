// Adds the sentences of <dk-variance>.
import { variance } from '../en/variance.ts';
import { addMessages } from '../say.ts';

addMessages(variance, () => import('../de/variance.ts'));
