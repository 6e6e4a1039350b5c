// Registers <dk-proof>.
import { register } from '../../kit/register.ts';
import { DkProof } from './laboratory.ts';

register('dk-proof', DkProof);
