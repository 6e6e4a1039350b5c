// Adds the sentences of <dk-width-sweep>.
import { widthSweep } from '../en/width-sweep.ts';
import { addMessages } from '../say.ts';
import './runs.ts';
import './sweep.ts';

addMessages(widthSweep, () => import('../de/width-sweep.ts'));
