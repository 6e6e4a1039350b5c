// Registers <dk-additive>.
import { DkAdditive } from './dk-additive.ts';

if (!customElements.get('dk-additive')) customElements.define('dk-additive', DkAdditive);
