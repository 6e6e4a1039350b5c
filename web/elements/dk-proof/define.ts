// Registers <dk-proof>.
import { DkProof } from './dk-proof.ts';

if (!customElements.get('dk-proof')) customElements.define('dk-proof', DkProof);
