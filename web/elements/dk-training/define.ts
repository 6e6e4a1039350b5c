// Registers <dk-training>.
import { DkTraining } from './dk-training.ts';

if (!customElements.get('dk-training')) customElements.define('dk-training', DkTraining);
