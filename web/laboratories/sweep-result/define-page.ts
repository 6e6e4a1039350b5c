// Registers <dk-sweep-result>, which stands on a page of its own.
import { register } from '../../kit/register.ts';
import { DkSweepResult } from './laboratory.ts';

register('dk-sweep-result', DkSweepResult);
