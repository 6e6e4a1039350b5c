// What <dk-worked-example> keeps in links: the example, its rule, and what the reader has typed.
import { choice, identifier } from '../../schema/choice.ts';
import { figures } from '../../schema/lists.ts';
import { parameters, selection } from '../../schema/table.ts';

/** The rule of the example's source, which may be of either kind. */
const sources = 'source';

export const workedExampleParameters = selection({
  example: identifier({
    key: 'id',
    initial: 'large-dimension-dk-64-scaled',
    doc: 'The worked example on show.',
    control: 'menu',
  }),
  inputs: figures(
    { lists: 16, entries: 64 },
    {
      initial: [],
      doc: 'Figures in place of those that the example starts from; none keeps its own.',
      control: { own: 'a field for each input' },
    },
  ),
  rule: choice([sources, 'none', 'sqrt', 'linear', 'log', 'power', 'constant'], {
    initial: sources,
    doc: 'What the scores are divided by; "source" is what the source of the example divides by.',
  }),
  exponent: { ...parameters.exponent, only: { rule: ['power', sources] } },
  constant: { ...parameters.constant, only: { rule: ['constant', sources] } },
  printed: figures(
    { lists: 256, entries: 1 },
    {
      initial: [],
      doc: "The reader's own printed figures, one list for each line of the calculation.",
      control: { own: 'fields in the calculation' },
      leaves: ['programs'],
    },
  ),
});
