// What is said on the page that shows one laboratory in a frame.
import { addMessages } from '../i18n/say.ts';

export const embed = {
  'embed.unknown': 'No laboratory is named “{lab}”. Known are: {known}.',
  'embed.none': 'The address names no laboratory. It may end in “?lab=” and one of: {known}.',
  'embed.notFetched': 'The laboratory could not be loaded. Reload the page to try again.',
} as const;

type Own = typeof embed;

declare module '../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(embed, () => import('./words.de.ts'));
