// Registers <dk-saturation-map>.
import { register } from '../../kit/register.ts';
import { DkSaturationMap } from './laboratory.ts';

register('dk-saturation-map', DkSaturationMap);
