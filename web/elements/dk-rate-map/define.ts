// Registers <dk-rate-map>.
import { register } from '../laboratory/register.ts';
import { DkRateMap } from './dk-rate-map.ts';

register('dk-rate-map', DkRateMap);
