// Registers <dk-saturation-map>.
import { DkSaturationMap } from './dk-saturation-map.ts';

if (!customElements.get('dk-saturation-map')) customElements.define('dk-saturation-map', DkSaturationMap);
