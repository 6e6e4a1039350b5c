// Registers <dk-gradient>.
import { register } from '../../kit/register.ts';
import { DkGradient } from './laboratory.ts';

register('dk-gradient', DkGradient);
