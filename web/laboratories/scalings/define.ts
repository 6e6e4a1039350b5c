// Registers <dk-scalings>.
import { register } from '../../kit/register.ts';
import { DkScalings } from './laboratory.ts';

register('dk-scalings', DkScalings);
