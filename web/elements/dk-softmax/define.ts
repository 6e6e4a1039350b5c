// Registers <dk-softmax>.
import { register } from '../laboratory/register.ts';
import { DkSoftmax } from './dk-softmax.ts';

register('dk-softmax', DkSoftmax);
