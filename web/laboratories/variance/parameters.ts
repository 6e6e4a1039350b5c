// What <dk-variance> keeps in links: the draws, the grid, and what is shown of them.
import { choice, choices, flag } from '../../schema/choice.ts';
import { integers } from '../../schema/lists.ts';
import { integer } from '../../schema/parameter.ts';
import { parameters, powersOfTwo, selection } from '../../schema/table.ts';

/** Where the slider of the d in focus stops, and what the sweep begins with. */
const grid = powersOfTwo(1, 4096);

export const varianceParameters = selection({
  seed: parameters.seed,
  samples: parameters.samples,
  keys: integer(1, 1024, { initial: 8, unit: 'keys', doc: 'Keys that each query is compared with.' }),
  dimensions: integers(
    { least: 1, most: 4096, entries: 64 },
    { key: 'd', initial: grid, unit: 'entries of a key', doc: 'Head dimensions of the sweep.' },
  ),
  focus: { ...parameters.focus, control: { stops: grid }, anew: true },
  draw: { ...parameters.draw, doc: 'Which draw of the seed is shown component by component.', leaves: ['programs'] },
  draws: choice(['1', '10', '1000', '100000'], {
    key: 'n',
    initial: '10',
    unit: 'scores',
    doc: 'How many draws at the d in focus are shown.',
    control: 'buttons',
  }),
  theory: flag({
    initial: false,
    doc: 'Whether what theory says is drawn beside what is measured.',
    leaves: ['programs'],
  }),
  shown: choices(['none', 'sqrt', 'linear', 'log', 'power', 'constant'], {
    key: 'rules',
    initial: ['none', 'sqrt', 'linear', 'log'],
    doc: 'Which rules the picture of the peak weight shows.',
    leaves: ['file'],
  }),
  exponent: { ...parameters.exponent, only: { shown: ['power'] } },
  constant: { ...parameters.constant, only: { shown: ['constant'] } },
});
