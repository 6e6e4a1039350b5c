// Registers <dk-models>.
import { register } from '../laboratory/register.ts';
import { DkModels } from './dk-models.ts';

register('dk-models', DkModels);
