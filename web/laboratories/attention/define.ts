// Registers <dk-attention>.
import { register } from '../../kit/register.ts';
import { DkAttention } from './laboratory.ts';

register('dk-attention', DkAttention);
