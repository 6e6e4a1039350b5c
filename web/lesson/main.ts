// The page's script: the first screen at once, the other laboratories as they come near.
import '../elements/dk-opening/define.ts';
import { onApproach } from './on-approach.ts';
import './rail.ts';

onApproach('dk-worked-example', () => import('../elements/dk-worked-example/define.ts'));
onApproach('dk-variance', () => import('../elements/dk-variance/define.ts'));
