// Adds the sentences of <dk-models>.
import { models } from '../en/models.ts';
import { addMessages } from '../say.ts';

addMessages(models, () => import('../de/models.ts'));
