// Registers <dk-additive>.
import { register } from '../../kit/register.ts';
import { DkAdditive } from './laboratory.ts';

register('dk-additive', DkAdditive);
