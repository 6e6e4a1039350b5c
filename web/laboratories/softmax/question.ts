// The question of this laboratory: how far above three others must a score lie for 99 % of the weight?
import { fixed } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import type { Curve } from './curve.ts';

const stopsPerUnit = 10;
const most = 20;

export function question(): Question {
  return {
    text: say('softmax.question'),
    answer: {
      kind: 'number',
      stops: Array.from({ length: most * stopsPerUnit + 1 }, (_, place) => place / stopsPerUnit),
      initial: most / 2,
      text: (value) => fixed(value, 1),
    },
  };
}

export function outcome({ thresholds, typicalGap }: Curve): Outcome | undefined {
  const at = (weight: number): number | undefined => thresholds.find((each) => each.weight === weight)?.x;
  const [nine, two, three] = [at(0.9), at(0.99), at(0.999)];
  if (nine === undefined || two === undefined || three === undefined) return undefined;
  return {
    value: two,
    text: say('softmax.outcome', { x: fixed(two, 2) }),
    why: say('softmax.why', { nine: fixed(nine, 2), three: fixed(three, 2), gap: fixed(typicalGap, 1) }),
  };
}
