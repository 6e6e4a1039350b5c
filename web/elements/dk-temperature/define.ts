// Registers <dk-temperature>.
import { register } from '../laboratory/register.ts';
import { DkTemperature } from './dk-temperature.ts';

register('dk-temperature', DkTemperature);
