// Registers <dk-variance>.
import { register } from '../../kit/register.ts';
import { DkVariance } from './laboratory.ts';

register('dk-variance', DkVariance);
