// What is said where a laboratory is shared or embedded, or a file of it is made.
import { addMessages } from '../../i18n/say.ts';

export const share = {
  'share.title': 'Share or embed',
  'share.close': 'Close',
  'share.link': 'Link to the lesson with this state',
  'share.copyLink': 'Copy the link',
  'share.state': 'The state as text',
  'share.stateHint':
    'This page gives no address to which a link could lead. Added to the address of a lesson, the text restores this state there.',
  'share.copyState': 'Copy the state',
  'share.element': 'Element, for a page that may run scripts',
  'share.elementHint': 'The script stands once on a page; each element is a laboratory with its own state.',
  'share.elementAlone': 'The page loads the script already; this element shows the present state.',
  'share.copyElement': 'Copy the element',
  'share.frame': 'Frame, for a page that may not',
  'share.frameHint':
    'It runs from its own address, in a learning platform too, and tells its height to pages that listen.',
  'share.copyFrame': 'Copy the frame',
  'share.copied': 'Copied.',
  'share.notCopied': 'The browser does not let the page copy. The text is selected: copy it by hand.',
} as const;

/** What comes of a file; that code could not be made is said before any of this is there. */
export const files = {
  'laboratory.saved': 'Saved as {format}, with parameters, seed and version.',
  'laboratory.noImage': 'Image export is blocked here; save the SVG instead ({detail}).',
  'laboratory.imageTooLarge': 'This browser cannot make an image of {detail} pixels; save the SVG instead.',
} as const;

type Own = typeof share & typeof files;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages({ ...share, ...files }, () => import('./words.de.ts'));
