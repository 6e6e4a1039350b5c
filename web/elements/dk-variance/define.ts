// Registers <dk-variance>.
import { register } from '../laboratory/register.ts';
import { DkVariance } from './dk-variance.ts';

register('dk-variance', DkVariance);
