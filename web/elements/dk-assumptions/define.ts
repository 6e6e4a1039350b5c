// Registers <dk-assumptions>.
import { DkAssumptions } from './dk-assumptions.ts';

if (!customElements.get('dk-assumptions')) customElements.define('dk-assumptions', DkAssumptions);
