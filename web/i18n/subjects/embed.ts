// Adds the sentences of the page that shows one laboratory in a frame.
import { embed } from '../en/embed.ts';
import { addMessages } from '../say.ts';

addMessages(embed, () => import('../de/embed.ts'));
