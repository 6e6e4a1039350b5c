// The question, and what the row on show says, in one sentence: who takes how much, by which odds, and what multiplying or
// shifting did.
import { fixed, percent, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import type { Curve } from './curve.ts';
import { type RowView, oddsText } from './view.ts';

export function sentence(view: RowView): string {
  const { given, seen, nudged, factor, shift, strongest, next } = view;
  if (next === null) return say('softmax.live.one');
  const values = {
    strongest: whole(strongest + 1),
    next: whole(next + 1),
    weight: percent(figureAt(seen.weights, strongest)),
    odds: oddsText(figureAt(seen.odds, next)),
    effective: fixed(seen.effectiveKeys, 1),
    keys: whole(seen.weights.length),
  };
  const parts = [say('softmax.live.row', values)];
  if (factor !== 1) {
    parts.push(
      say('softmax.live.factor', {
        factor: short(factor),
        before: oddsText(figureAt(given.odds, next)),
        after: oddsText(figureAt(seen.odds, next)),
      }),
    );
  }
  if (shift !== 0) parts.push(say('softmax.live.shift', { shift: short(shift) }));
  if (nudged) {
    const texts = [seen.weights, nudged.weights].map((list) => Array.from(list, (weight) => percent(weight, 1)));
    const [before = '', after = ''] = texts.map((list) => list[nudged.place]);
    // What does not show in a tenth of a percent anywhere is frozen.
    const frozen = texts[0]?.join() === texts[1]?.join();
    parts.push(
      say(frozen ? 'softmax.live.frozen' : 'softmax.live.nudged', { key: whole(nudged.place + 1), before, after }),
    );
  }
  return parts.join(' ');
}

// The question of this laboratory: how far above three others must a score lie for 99 % of the weight?

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
