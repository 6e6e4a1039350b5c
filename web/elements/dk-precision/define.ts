// Registers <dk-precision>.
import { register } from '../laboratory/register.ts';
import { DkPrecision } from './dk-precision.ts';

register('dk-precision', DkPrecision);
