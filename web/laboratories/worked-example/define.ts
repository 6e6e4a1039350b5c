// Registers <dk-worked-example>.
import { register } from '../../kit/register.ts';
import { DkWorkedExample } from './laboratory.ts';

register('dk-worked-example', DkWorkedExample);
