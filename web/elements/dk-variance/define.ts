// Registers <dk-variance>.
import { DkVariance } from './dk-variance.ts';

if (!customElements.get('dk-variance')) customElements.define('dk-variance', DkVariance);
