// Refusals of weight files and of texts for a trained model.
import { addMessages } from '../../i18n/say.ts';

export const weights = {
  'parameter.file': 'File',
  'parameter.header': 'Header of the file',
  'parameter.header length': 'Length of the header',
  'parameter.word': 'Word',
  'error.reason.unreadable': 'could not be read: the file has changed or is gone',
  'error.reason.wrong-size': 'is of the wrong size',
  'error.reason.not-json': 'is not JSON',
  'error.reason.not-an-object': 'is not an object',
  'error.reason.not-whole': 'is not a list of whole numbers',
  'error.reason.duplicate': 'stands there twice',
  'error.reason.overlap': 'lies on the bytes of another tensor',
  'error.reason.gap': 'leaves bytes that belong to no tensor',
  'error.reason.not-tied': 'has other numbers than wte.weight, so this is no GPT-2',
  'error.reason.unexpected': 'is not what the model waits for now',
  'error.reason.too-early': 'is not known before the text has gone through the model',
  'error.reason.ended': 'has ended, since numbers grew too large',
  'error.reason.no-divisor': 'does not divide the scores by a function of dₖ',
  'error.reason.not-a-list': 'is not a list',
} as const;

type Own = typeof weights;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(weights, () => import('./words.de.ts'));
