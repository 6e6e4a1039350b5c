// Registers <dk-models>.
import { DkModels } from './dk-models.ts';

if (!customElements.get('dk-models')) customElements.define('dk-models', DkModels);
