// The page's script: the first screen at once, the other laboratories as they come near.
import { sharedCore, sharedPool } from '../core/shared.ts';
import '../elements/dk-opening/define.ts';
import { serving } from '../elements/laboratory/register.ts';
import './language-switch.ts';
import { onApproach } from './on-approach.ts';
import './open-for-class.ts';
import './path-switch.ts';
import './place.ts';
import './rail.ts';
import './tab-stops.ts';

onApproach({
  'dk-attention': () => import('../elements/dk-attention/define.ts'),
  'dk-worked-example': () => import('../elements/dk-worked-example/define.ts'),
  'dk-variance': () => import('../elements/dk-variance/define.ts'),
  'dk-proof': () => import('../elements/dk-proof/define.ts'),
  'dk-softmax': () => import('../elements/dk-softmax/define.ts'),
  'dk-gradient': () => import('../elements/dk-gradient/define.ts'),
  'dk-scalings': () => import('../elements/dk-scalings/define.ts'),
  'dk-temperature': () => import('../elements/dk-temperature/define.ts'),
  'dk-assumptions': () => import('../elements/dk-assumptions/define.ts'),
  'dk-saturation-map': () => import('../elements/dk-saturation-map/define.ts'),
  'dk-additive': () => import('../elements/dk-additive/define.ts'),
  'dk-training': () => import('../elements/dk-training/define.ts'),
  'dk-width-sweep': () => import('../elements/dk-width-sweep/define.ts'),
  'dk-rate-map': () => import('../elements/dk-rate-map/define.ts'),
  'dk-precision': () => import('../elements/dk-precision/define.ts'),
  'dk-models': () => import('../elements/dk-models/define.ts'),
  'dk-quiz': () => import('../elements/dk-quiz/define.ts'),
});

// Workers take longest to start: they are made ready behind the first screen, once it is alive. What fails here is tried
// again on approach, and said there. Where another copy serves the page, they are its own.
if (serving()) {
  sharedCore().then(
    () => setTimeout(sharedPool),
    () => undefined,
  );
}
