// What <dk-quiz> keeps in links. The worksheet reads the same.
import { identifier } from '../../schema/choice.ts';
import { parameters } from '../../schema/table.ts';

export const quizParameters = {
  seed: { ...parameters.seed, doc: 'Which sheet: order and numbers of the questions follow the seed.' },
  item: identifier({
    name: 'item',
    key: 'item',
    initial: 'next',
    doc: 'The question on show, by its name; "next" is the first that is not answered.',
    control: { own: 'the marks of the sheet, and two buttons' },
  }),
} as const;
