// Adds the sentences of <dk-proof>.
import { proof } from '../en/proof.ts';
import { addMessages } from '../say.ts';

addMessages(proof, () => import('../de/proof.ts'));
