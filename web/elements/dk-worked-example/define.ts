// Registers <dk-worked-example>.
import { register } from '../laboratory/register.ts';
import { DkWorkedExample } from './dk-worked-example.ts';

register('dk-worked-example', DkWorkedExample);
