// Registers <dk-gradient>.
import { DkGradient } from './dk-gradient.ts';

if (!customElements.get('dk-gradient')) customElements.define('dk-gradient', DkGradient);
