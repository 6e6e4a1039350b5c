// The page's script: the first screen at once, the other laboratories as they come near.
import { sharedCore, sharedPool } from '../core/shared.ts';
import '../laboratories/opening/define.ts';
import { serving } from '../kit/register.ts';
import './language-switch.ts';
import { onApproach } from './on-approach.ts';
import './open-for-class.ts';
import './path-switch.ts';
import './place.ts';
import './rail.ts';
import './tab-stops.ts';

onApproach({
  'dk-attention': () => import('../laboratories/attention/define.ts'),
  'dk-worked-example': () => import('../laboratories/worked-example/define.ts'),
  'dk-variance': () => import('../laboratories/variance/define.ts'),
  'dk-proof': () => import('../laboratories/proof/define.ts'),
  'dk-softmax': () => import('../laboratories/softmax/define.ts'),
  'dk-gradient': () => import('../laboratories/gradient/define.ts'),
  'dk-scalings': () => import('../laboratories/scalings/define.ts'),
  'dk-temperature': () => import('../laboratories/temperature/define.ts'),
  'dk-assumptions': () => import('../laboratories/assumptions/define.ts'),
  'dk-saturation-map': () => import('../laboratories/saturation-map/define.ts'),
  'dk-additive': () => import('../laboratories/additive/define.ts'),
  'dk-training': () => import('../laboratories/training/define.ts'),
  'dk-width-sweep': () => import('../laboratories/width-sweep/define.ts'),
  'dk-rate-map': () => import('../laboratories/rate-map/define.ts'),
  'dk-precision': () => import('../laboratories/precision/define.ts'),
  'dk-models': () => import('../laboratories/models/define.ts'),
  'dk-quiz': () => import('../laboratories/quiz/define.ts'),
});

// Workers take longest to start: they are made ready behind the first screen, once it is alive. What fails here is tried
// again on approach, and said there. Where another copy serves the page, they are its own.
if (serving()) {
  sharedCore().then(
    () => setTimeout(sharedPool),
    () => undefined,
  );
}
