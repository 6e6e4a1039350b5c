// Formulas in words, for readers who hear them.
import { addMessages } from '../../i18n/say.ts';

export const formula = {
  'math.what': 'formula',
  'math.fraction': '{top} over {bottom}',
  'math.root': 'square root of {of}',
  'math.power': '{base} to the power of {exponent}',
  'math.square': '{base} squared',
  'math.index': '{name} sub {index}',
  'math.group': 'open bracket {of} close bracket',
  'math.exp': 'e to the power of {of}',
  'math.call': '{name} of {of}',
  'math.name.mean': 'mean',
  'math.name.std': 'std',
  'math.percent': '{of} percent',
  'math.minus': 'minus {of}',
  'math.sign.+': 'plus',
  'math.sign.-': 'minus',
  'math.sign.−': 'minus',
  'math.sign.±': 'plus or minus',
  'math.sign.*': 'times',
  'math.sign.·': 'times',
  'math.sign.×': 'times',
  'math.sign.÷': 'divided by',
  'math.sign.=': 'equals',
  'math.sign.<': 'is less than',
  'math.sign.>': 'is greater than',
  'math.sign.≤': 'is at most',
  'math.sign.≥': 'is at least',
  'math.sign.≈': 'is about',
  'math.sign.≠': 'is not',
  'math.sign.,': ',',
  'math.fractionEnd': '{fraction}, end of fraction',
  'math.rootEnd': '{root}, end of root',
} as const;

type Own = typeof formula;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(formula, () => import('./words.de.ts'));
