// Registers <dk-softmax>.
import { DkSoftmax } from './dk-softmax.ts';

if (!customElements.get('dk-softmax')) customElements.define('dk-softmax', DkSoftmax);
