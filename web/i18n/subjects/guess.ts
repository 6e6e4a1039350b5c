// Adds the sentences of a question and of the reader's guess; the German ones come with those of every laboratory.
import { guess } from '../en/guess.ts';
import { addMessages } from '../say.ts';

addMessages(guess);
