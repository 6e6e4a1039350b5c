// What <dk-quiz> keeps in links. The worksheet reads the same.
import { choice, identifier } from '../../schema/choice.ts';
import { parameters, selection } from '../../schema/table.ts';

/** The whole sheet, or the ten questions for a class. */
export const runs = ['off', 'before', 'after'] as const;
export type Run = (typeof runs)[number];

export const quizParameters = selection({
  seed: { ...parameters.seed, doc: 'Which sheet: order and numbers of the questions follow the seed.' },
  item: identifier({
    initial: 'next',
    doc: 'The question on show, by its name; "next" is the first that is not answered.',
    control: { own: 'the marks of the sheet, and two buttons' },
  }),
  inventory: choice(runs, {
    initial: 'off',
    doc: 'Ten questions for a class with one number at the end; before it, what is right stays hidden.',
  }),
});
