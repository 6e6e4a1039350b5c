// Registers <dk-sweep-result>, which stands on a page of its own.
import { register } from '../laboratory/register.ts';
import { DkSweepResult } from './dk-sweep-result.ts';

register('dk-sweep-result', DkSweepResult);
