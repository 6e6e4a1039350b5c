// Adds the sentences of <dk-worked-example>.
import { worked } from '../en/worked.ts';
import { workedInputs } from '../en/worked-inputs.ts';
import { workedLines } from '../en/worked-lines.ts';
import { workedRemarks } from '../en/worked-remarks.ts';
import { addMessages } from '../say.ts';

addMessages(worked, () => import('../de/worked.ts'));
addMessages(workedInputs, () => import('../de/worked-inputs.ts'));
addMessages(workedLines, () => import('../de/worked-lines.ts'));
addMessages(workedRemarks, () => import('../de/worked-remarks.ts'));
