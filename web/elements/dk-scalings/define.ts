// Registers <dk-scalings>.
import { DkScalings } from './dk-scalings.ts';

if (!customElements.get('dk-scalings')) customElements.define('dk-scalings', DkScalings);
