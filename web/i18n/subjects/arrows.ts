// Adds the sentences of <dk-arrows>.
import { arrows } from '../en/arrows.ts';
import { addMessages } from '../say.ts';

addMessages(arrows, () => import('../de/arrows.ts'));
