// What the walks on show say, in two short sentences: how far they spread, and how little that is.
import { percent, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { rootText } from './picture.ts';
import type { View } from './view.ts';

/** Below so many steps √d is not far below d. */
const few = 8;

export function sentence({ d, coins, walks, std, root, within, farthest }: View): string {
  const words = {
    d: whole(d),
    walks: whole(walks),
    std: significant(std, 2),
    root: rootText(root),
    share: percent(within / walks),
    farthest: significant(farthest, 2),
  };
  const spread = say(d < few ? 'walks.live.few' : 'walks.live', words);
  return coins ? `${spread} ${say('walks.live.coins')}` : spread;
}
