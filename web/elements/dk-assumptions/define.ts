// Registers <dk-assumptions>.
import { register } from '../laboratory/register.ts';
import { DkAssumptions } from './dk-assumptions.ts';

register('dk-assumptions', DkAssumptions);
