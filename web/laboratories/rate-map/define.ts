// Registers <dk-rate-map>.
import { register } from '../../kit/register.ts';
import { DkRateMap } from './laboratory.ts';

register('dk-rate-map', DkRateMap);
