// Registers <dk-gradient>.
import { register } from '../laboratory/register.ts';
import { DkGradient } from './dk-gradient.ts';

register('dk-gradient', DkGradient);
