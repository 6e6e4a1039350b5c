// The site's script on pages of others, and what the page of all chapters begins with: the first laboratory at once, the others as they come
// near. It answers no click, and leaves address and history alone.
import 'virtual:laboratories/first';
import { loads } from 'virtual:laboratories/later';
import { sharedCore } from '../core/shared.ts';
import { serving } from '../kit/page/register.ts';
import { onApproach, workersAhead } from './on-approach.ts';

onApproach(loads);

/** Milliseconds after the core's start, in which the first picture is drawn and answers. */
const ahead = 600;

// Workers take longest to start: they are made ready behind the first screen, once it is alive. Where another copy serves the page, they
// are its own. A site has this script in the head of each page, and not each has a laboratory.
if (serving() && document.querySelector(['dk-opening', ...Object.keys(loads)].join())) {
  sharedCore().then(
    () => setTimeout(workersAhead, ahead),
    () => undefined,
  );
}
