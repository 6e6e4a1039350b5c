// Adds the sentences of <dk-saturation-map>.
import { saturation } from '../en/saturation.ts';
import { addMessages } from '../say.ts';

addMessages(saturation, () => import('../de/saturation.ts'));
