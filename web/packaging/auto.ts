// Registers all laboratories.
import { register } from './index.ts';

register();
