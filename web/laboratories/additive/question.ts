// The question of this laboratory: what a bound says of how large scores become. The measurement answers it.
import { significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { networks, type Measured } from './networks.ts';
import { dataOf } from './sweep-picture.ts';

const [few, many] = [4, 1024];

export function question(): Question {
  return {
    text: say('additive.question'),
    answer: {
      kind: 'choice',
      options: (['same', 'log', 'root', 'linear'] as const).map((value) => ({
        value,
        name: say(`additive.question.${value}`),
      })),
    },
  };
}

/** Known once all networks have been measured. */
export function outcome(measured: readonly Measured[], complete: boolean): Outcome | undefined {
  const at = (kind: 'additive' | 'additive-scaled', d: number): string | undefined => {
    const value = dataOf(measured, kind, 'scoreStd').find(({ x }) => x === d)?.y;
    return typeof value === 'number' ? significant(value, 2) : undefined;
  };
  const [before, after, scaled] = [at('additive', few), at('additive', many), at('additive-scaled', many)];
  if (!complete || before === undefined || after === undefined || scaled === undefined) return undefined;
  return {
    value: 'root',
    text: say('additive.outcome', { before, after }),
    why: say('additive.why', { scaled, networks: String(networks) }),
  };
}
