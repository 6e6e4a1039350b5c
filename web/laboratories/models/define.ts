// Registers <dk-models>.
import { register } from '../../kit/register.ts';
import { DkModels } from './laboratory.ts';

register('dk-models', DkModels);
