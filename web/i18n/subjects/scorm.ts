// Adds the sentences of the lesson in a learning platform.
import { scorm } from '../en/scorm.ts';
import { addMessages } from '../say.ts';

addMessages(scorm, () => import('../de/scorm.ts'));
