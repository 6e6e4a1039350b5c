// Registers <dk-precision>.
import { register } from '../../kit/register.ts';
import { DkPrecision } from './laboratory.ts';

register('dk-precision', DkPrecision);
