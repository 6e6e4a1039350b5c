// The page's script: the first screen at once, the other laboratories as they come near.
import { sharedCore, sharedPool } from '../core/shared.ts';
import '../elements/dk-opening/define.ts';
import { onApproach } from './on-approach.ts';
import './rail.ts';

onApproach('dk-worked-example', () => import('../elements/dk-worked-example/define.ts'));
onApproach('dk-variance', () => import('../elements/dk-variance/define.ts'));

// Workers take longest to start: they do so behind the first screen, once it is alive. Its element says what fails.
sharedCore().then(
  () => setTimeout(sharedPool),
  () => undefined,
);
