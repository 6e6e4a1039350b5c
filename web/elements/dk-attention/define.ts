// Registers <dk-attention>.
import { DkAttention } from './dk-attention.ts';

if (!customElements.get('dk-attention')) customElements.define('dk-attention', DkAttention);
