// Registers <dk-temperature>.
import { DkTemperature } from './dk-temperature.ts';

if (!customElements.get('dk-temperature')) customElements.define('dk-temperature', DkTemperature);
