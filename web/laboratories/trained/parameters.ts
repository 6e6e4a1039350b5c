// What <dk-trained> keeps in links: the text, which weights, the head that is looked at, and the divisor as a factor of √d. A file
// of the reader's own stays with the reader.
import { selection } from '../../schema/table.ts';
import { choice } from '../../schema/choice.ts';
import { decimal, integer } from '../../schema/parameter.ts';
import { words } from '../../schema/words.ts';
import recorded from './recorded/text.json' with { type: 'json' };

/** Factors of √d for which the loss is computed: two thirds of an octave and less apart, √d itself among them. */
export const factorStops = [0.25, 0.3, 0.4, 0.5, 0.65, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4] as const;

/** Texts that are a press away. */
export const sentences: readonly string[] = recorded.sentences;

export const trainedParameters = selection({
  text: words(1000, {
    initial: sentences[0] ?? '',
    doc: 'The text whose scores are shown.',
    control: { own: 'a field of several lines, and a button for each sentence, once a model is there' },
  }),
  weights: choice(['start', 'trained'], {
    initial: 'trained',
    doc: 'The small model before or after training.',
    control: { own: 'two buttons, once the model is there' },
  }),
  factor: decimal(0.25, 4, {
    initial: 1,
    doc: 'The divisor of all heads in multiples of √d, with which the model was trained.',
    control: { own: 'a slider and a field, once a model is there' },
  }),
  layer: integer(1, 48, {
    initial: 1,
    doc: 'The layer of the head that is looked at; of a model with fewer, its last.',
    control: { own: 'a menu and the panels of heads, once a model is there' },
    leaves: ['programs'],
  }),
  head: integer(1, 64, {
    initial: 1,
    doc: 'The head that is looked at; of a layer with fewer, its last.',
    control: { own: 'a menu and the panels of heads, once a model is there' },
    leaves: ['programs'],
  }),
});
