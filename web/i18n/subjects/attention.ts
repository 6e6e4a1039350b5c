// Adds the sentences of <dk-attention>.
import { attention } from '../en/attention.ts';
import { addMessages } from '../say.ts';

addMessages(attention, () => import('../de/attention.ts'));
