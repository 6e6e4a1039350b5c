// What <dk-sweep-result> keeps in links; the file itself stays with the reader.
import { choices } from '../../schema/choice.ts';
import { parameters, selection } from '../../schema/table.ts';

/** Rules are told by their place in the file, for one rule may stand there with several parameters. */
const places = Array.from({ length: 16 }, (_, index) => String(index + 1));

export const sweepResultParameters = selection({
  focus: { ...parameters.focus, control: 'menu', leaves: ['file', 'programs'] },
  shown: choices(places, {
    key: 'rules',
    initial: places,
    doc: 'Which rules of the file the pictures show, by their places in it.',
    leaves: ['programs'],
  }),
});
