// Registers <dk-assumptions>.
import { register } from '../../kit/register.ts';
import { DkAssumptions } from './laboratory.ts';

register('dk-assumptions', DkAssumptions);
