// Registers <dk-training>.
import { register } from '../../kit/register.ts';
import { DkTraining } from './laboratory.ts';

register('dk-training', DkTraining);
