// Adds the sentences about many training runs.
import { runs } from '../en/runs.ts';
import { addMessages } from '../say.ts';
import './training.ts';

addMessages(runs, () => import('../de/runs.ts'));
