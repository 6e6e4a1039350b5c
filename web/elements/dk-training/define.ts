// Registers <dk-training>.
import { register } from '../laboratory/register.ts';
import { DkTraining } from './dk-training.ts';

register('dk-training', DkTraining);
