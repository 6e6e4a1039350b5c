// The question of the laboratory: what layer norm and Xavier's rule make of a query. The core answers it.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { layerInput } from './layers.ts';

const options = ['one', 'half', 'more', 'all'] as const;

/** The sizes that the question names. */
const asked = { seed: '1', modelWidth: 512, heads: 8, headDimension: 64, norm: 'layer', cosine: 0 };

export function question(): Question {
  return {
    text: say('assumptions.ask'),
    answer: {
      kind: 'choice',
      options: options.map((value) => ({ value, name: say(`assumptions.ask.${value}`) })),
    },
  };
}

export function outcome(chapters: ChaptersClient): Outcome {
  const variance = (id: string): string => significant(chapters.predictLayer(layerInput(asked, id)).query);
  return {
    value: 'all',
    text: say('assumptions.ask.result', {
      fused: variance('xavier-fused'),
      packed: variance('xavier-packed'),
      perHead: variance('xavier-per-head'),
    }),
    why: say('assumptions.ask.why'),
  };
}
