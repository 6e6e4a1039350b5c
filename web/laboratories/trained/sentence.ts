// The question, and the live sentence: what was recorded, and what the model on show does under the divisor that is set.
import { fixed, listed, percent, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { headText } from './heads-picture.ts';
import type { Grid } from './recorded.ts';
import { factorText } from './valley-picture.ts';
import type { HeadFigures, Valley } from './view.ts';

/** The row that the question is about: the smallest first scores. */
const asked = 0;

export function question(grid: Grid): Question {
  return {
    text: say('trained.question', {
      spread: short(figureAt(grid.spreads, asked)),
      steps: whole(grid.steps),
    }),
    answer: {
      kind: 'choice',
      options: grid.divisors.map((divisor) => ({ value: String(divisor), name: short(divisor) })),
    },
  };
}

export function outcome(grid: Grid): Outcome {
  const place = figureAt(grid.least, asked);
  const divisor = figureAt(grid.divisors, place);
  const bits = figureAt(grid.median[asked] ?? [], place);
  return {
    value: String(divisor),
    text: say('trained.result', { divisor: short(divisor), bits: fixed(bits, 2) }),
    why: recordedSentence(grid),
  };
}

/** Which divisor ends lowest for each first spread. */
export function recordedSentence(grid: Grid): string {
  const pairs = grid.spreads.map((spread, row) =>
    say('trained.live.pair', {
      spread: short(spread),
      divisor: short(figureAt(grid.divisors, figureAt(grid.least, row))),
    }),
  );
  return say('trained.live.recorded', { steps: whole(grid.steps), pairs: listed(pairs) });
}

/** The head that is looked at, under the divisor in force. */
export function headSentence(figures: HeadFigures, factor: number): string {
  return say('trained.live.head', {
    head: headText(figures),
    factor: factorText(factor),
    divided: significant(figures.dividedStd, 2),
    peak: percent(figures.peak),
  });
}

/** The loss under the divisor in force, and the lowest; `unit` of a text of the reader's, where the loss is not that on held-out text. */
export function valleySentence(
  { factors, bits, bottom }: Valley,
  place: number,
  { own, unit }: { own: boolean; unit: 'character' | 'token' },
): string {
  const lowest = place === bottom;
  const at = {
    factor: factorText(figureAt(factors, place)),
    bits: fixed(figureAt(bits, place), 2),
    bottom: factorText(figureAt(factors, bottom)),
    least: fixed(figureAt(bits, bottom), 2),
  };
  if (!own) return say(lowest ? 'trained.live.least' : 'trained.live.valley', at);
  return say(lowest ? 'trained.live.leastText' : 'trained.live.valleyText', {
    ...at,
    unit: say(`trained.unit.${unit}`),
  });
}
