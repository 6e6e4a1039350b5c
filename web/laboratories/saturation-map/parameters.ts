// What <dk-saturation-map> keeps in links: the cursor on the map, what the map shows, and the draws.
import { choice } from '../../schema/choice.ts';
import { decimal, integer } from '../../schema/number.ts';
import { parameters } from '../../schema/table.ts';

export const saturationParameters = {
  keys: integer(
    { name: 'keys', key: 'n', initial: 64, unit: 'keys', doc: 'The number of keys at the cursor of the map.' },
    2,
    16_384,
  ),
  spread: decimal(
    {
      name: 'spread',
      key: 's',
      initial: 8,
      unit: '',
      doc: 'The standard deviation of the scores at the cursor of the map.',
    },
    0.25,
    32,
  ),
  figure: choice(
    { name: 'figure', key: 'show', initial: 'peak', unit: '', doc: 'What the colour of the map stands for.' },
    ['peak', 'entropy', 'effectiveKeys'],
  ),
  contexts: choice(
    {
      name: 'contexts',
      key: 'models',
      initial: 'own',
      unit: '',
      doc: 'Whether models stand at their own context length or at the number of keys of the cursor.',
    },
    ['own', 'cursor'],
  ),
  row: integer({ name: 'row', key: 'row', initial: 1, unit: '', doc: 'The row of draws beside the map.' }, 1, 16_384),
  seed: parameters.seed,
} as const;
