// Registers <dk-worked-example>.
import { DkWorkedExample } from './dk-worked-example.ts';

if (!customElements.get('dk-worked-example')) customElements.define('dk-worked-example', DkWorkedExample);
