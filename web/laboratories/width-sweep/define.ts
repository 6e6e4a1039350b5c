// Registers <dk-width-sweep>.
import { register } from '../../kit/register.ts';
import { DkWidthSweep } from './laboratory.ts';

register('dk-width-sweep', DkWidthSweep);
