// Registers <dk-opening>.
import { register } from '../../kit/register.ts';
import { DkOpening } from './laboratory.ts';

register('dk-opening', DkOpening);
