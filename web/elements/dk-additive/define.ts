// Registers <dk-additive>.
import { register } from '../laboratory/register.ts';
import { DkAdditive } from './dk-additive.ts';

register('dk-additive', DkAdditive);
