// Registers <dk-width-sweep>.
import { register } from '../laboratory/register.ts';
import { DkWidthSweep } from './dk-width-sweep.ts';

register('dk-width-sweep', DkWidthSweep);
