// What <dk-softmax> keeps in links.
import { evenly, quarterDoublings, selection } from '../../schema/table.ts';
import { decimal, integer } from '../../schema/parameter.ts';
import { numbers } from '../../schema/lists.ts';

const mostLead = 10;

/** Leads at which the curve is computed; the slider stops at them. */
export const curveStops = evenly(0, mostLead, 20);

export const softmaxParameters = selection({
  scores: numbers(
    { least: -200, most: 200, entries: 12 },
    {
      initial: [2.5, 1, 0.5, -0.5, -1.5],
      doc: 'The scores of one row, one for each key.',
    },
  ),
  factor: decimal(0, 64, {
    key: 'times',
    initial: 1,
    doc: 'What all scores are multiplied by before softmax.',
    control: { stops: quarterDoublings(-4, 4) },
  }),
  shift: decimal(-100, 100, {
    key: 'plus',
    initial: 0,
    doc: 'What is added to all scores before softmax.',
    control: { stops: evenly(-20, 20, 2) },
  }),
  nudge: integer(0, 12, { initial: 0, doc: 'The key whose score is nudged by ½; 0 for none.', control: 'buttons' }),
  lead: decimal(0, mostLead, {
    key: 'x',
    initial: 3,
    doc: 'How far one score lies above three equal ones.',
    control: { stops: curveStops },
  }),
});
