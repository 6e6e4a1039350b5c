// The page's script: the first screen at once, the other laboratories as they come near.
import './guess-switch.ts';
import 'virtual:laboratories/first';
import { loads } from 'virtual:laboratories/later';
import { sharedCore, sharedPool } from '../core/shared.ts';
import { serving } from '../kit/register.ts';
import './carry.ts';
import './language-switch.ts';
import { onApproach } from './on-approach.ts';
import './open-for-class.ts';
import './place.ts';
import './rail.ts';
import './tab-stops.ts';

onApproach(loads);

/** Milliseconds after the core's start, in which the first picture is drawn and answers. */
const ahead = 600;

/** What fails here is tried again on approach, and said there. */
const quietly = (): void => undefined;

// Workers take longest to start: they are made ready behind the first screen, once it is alive. Where another copy serves the page, they
// are its own.
if (serving()) {
  sharedCore().then(() => {
    setTimeout(() => {
      sharedPool().catch(quietly);
    }, ahead);
  }, quietly);
}
