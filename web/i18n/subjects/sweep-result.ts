// Adds the sentences of <dk-sweep-result>.
import { sweepResult } from '../en/sweep-result.ts';
import { addMessages } from '../say.ts';

addMessages(sweepResult, () => import('../de/sweep-result.ts'));
