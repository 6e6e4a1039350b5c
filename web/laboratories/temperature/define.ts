// Registers <dk-temperature>.
import { register } from '../../kit/register.ts';
import { DkTemperature } from './laboratory.ts';

register('dk-temperature', DkTemperature);
