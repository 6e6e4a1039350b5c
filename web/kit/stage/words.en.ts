// What is said while a laboratory fills the screen.
import { addMessages } from '../../i18n/say.ts';

export const projector = {
  'projector.place': '{place} of {count} on this page',
  'projector.previous': 'Previous',
  'projector.next': 'Next',
  'projector.leave': 'Leave',
  'projector.picture': 'Next picture',
  'projector.pictureOf': 'Picture {place} of {count}',
  'projector.keys':
    'Page Up, Page Down: previous and next laboratory, on a slider twice and half. ← →: first slider. ↑ ↓: pictures. Esc: leave.',
  'projector.first': 'This is the first laboratory.',
  'projector.last': 'This is the last laboratory.',
  'projector.coming': 'The laboratory is being fetched.',
  'projector.notLoaded': 'The laboratory could not be fetched.',
} as const;

type Own = typeof projector;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(projector, () => import('./words.de.ts'));
