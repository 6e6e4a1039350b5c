// Adds the sentences of sweeps.
import { sweep } from '../en/sweep.ts';
import { addMessages } from '../say.ts';

addMessages(sweep, () => import('../de/sweep.ts'));
