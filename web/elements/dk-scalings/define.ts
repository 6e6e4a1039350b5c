// Registers <dk-scalings>.
import { register } from '../laboratory/register.ts';
import { DkScalings } from './dk-scalings.ts';

register('dk-scalings', DkScalings);
