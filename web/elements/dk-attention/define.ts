// Registers <dk-attention>.
import { register } from '../laboratory/register.ts';
import { DkAttention } from './dk-attention.ts';

register('dk-attention', DkAttention);
