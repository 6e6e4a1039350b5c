// Registers <dk-opening>.
import { register } from '../laboratory/register.ts';
import { DkOpening } from './dk-opening.ts';

register('dk-opening', DkOpening);
