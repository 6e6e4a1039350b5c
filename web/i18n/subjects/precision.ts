// Adds the sentences of <dk-precision>.
import { precision } from '../en/precision.ts';
import { addMessages } from '../say.ts';

addMessages(precision, () => import('../de/precision.ts'));
