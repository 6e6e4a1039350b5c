// Registers <dk-saturation-map>.
import { register } from '../laboratory/register.ts';
import { DkSaturationMap } from './dk-saturation-map.ts';

register('dk-saturation-map', DkSaturationMap);
