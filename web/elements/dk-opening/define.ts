// Registers <dk-opening>.
import { DkOpening } from './dk-opening.ts';

if (!customElements.get('dk-opening')) customElements.define('dk-opening', DkOpening);
