// Registers <dk-precision>.
import { DkPrecision } from './dk-precision.ts';

if (!customElements.get('dk-precision')) customElements.define('dk-precision', DkPrecision);
