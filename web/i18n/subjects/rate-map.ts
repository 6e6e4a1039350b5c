// Adds the sentences of <dk-rate-map>.
import { rateMap } from '../en/rate-map.ts';
import { addMessages } from '../say.ts';
import './runs.ts';

addMessages(rateMap, () => import('../de/rate-map.ts'));
