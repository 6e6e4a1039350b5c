// Adds the sentences of sharing and embedding.
import { share } from '../en/share.ts';
import { addMessages } from '../say.ts';

addMessages(share, () => import('../de/share.ts'));
