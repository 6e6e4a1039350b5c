// Adds the sentences of <dk-temperature>.
import { temperature } from '../en/temperature.ts';
import { addMessages } from '../say.ts';

addMessages(temperature, () => import('../de/temperature.ts'));
