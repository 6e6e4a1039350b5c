// Registers <dk-proof>.
import { register } from '../laboratory/register.ts';
import { DkProof } from './dk-proof.ts';

register('dk-proof', DkProof);
