// Adds the sentences of a laboratory that fills the screen.
import { projector } from '../en/projector.ts';
import { addMessages } from '../say.ts';

addMessages(projector, () => import('../de/projector.ts'));
