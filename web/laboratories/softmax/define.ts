// Registers <dk-softmax>.
import { register } from '../../kit/register.ts';
import { DkSoftmax } from './laboratory.ts';

register('dk-softmax', DkSoftmax);
