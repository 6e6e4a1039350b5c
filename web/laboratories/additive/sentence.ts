// The question, and the laboratory in words: the bound and the weights of the draw on show, and the figures of the measurement
// at its largest dₖ.
import { extentOf } from '../../figure/frame.ts';
import { percent, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { type Measured, networks, stops, stopsAmong } from './measurement.ts';
import { dataOf } from './pictures.ts';
import type { Sweep } from './tables.ts';
import { type DrawView, keys as eight, kindOf } from './view.ts';

export function sentence(view: DrawView): string {
  const additive = kindOf(view, 'additive');
  const peak = (kind: Parameters<typeof kindOf>[1]): string => percent(kindOf(view, kind).steps.peak);
  const [, largest] = extentOf(Array.from(additive.scores, (score) => Math.abs(score))) ?? [0, 0];
  return say('additive.live', {
    d: String(view.d),
    limit: significant(additive.limit ?? NaN),
    largest: significant(largest),
    dot: peak('dot'),
    sqrt: peak('dot-sqrt'),
    additive: peak('additive'),
    scaled: peak('additive-scaled'),
  });
}

/** What was measured, and with how many keys. */
export function done(keys: number): string {
  const last = stopsAmong(keys).at(-1) ?? 1;
  return [
    say('additive.done', { networks: whole(networks), stops: whole(stops.length) }),
    ...(keys === eight ? [] : [say('additive.doneAmong', { keys: whole(keys) })]),
    ...(last !== stops.at(-1) ? [say('additive.doneEarlier', { d: whole(last) })] : []),
  ].join(' ');
}

/** Spreads at the largest dₖ of eight keys, peak weights at the largest of the keys asked for. */
export function told({ spreads, rows, keys }: Sweep): string {
  const [widest, last] = [spreads.at(-1), rows.at(-1)];
  if (!widest || !last) return '';
  const figure = ({ figures }: Measured, kind: string, name: 'scoreStd' | 'peakWeight'): string => {
    const found = figures.find((each) => each.kind === kind)?.[name];
    return found ? significant(found.value, 2) : '';
  };
  const words = {
    d: whole(widest.d),
    dot: figure(widest, 'dot', 'scoreStd'),
    sqrt: figure(widest, 'dot-sqrt', 'scoreStd'),
    additive: figure(widest, 'additive', 'scoreStd'),
    scaled: figure(widest, 'additive-scaled', 'scoreStd'),
    dotPeak: figure(last, 'dot', 'peakWeight'),
    additivePeak: figure(last, 'additive', 'peakWeight'),
    scaledPeak: figure(last, 'additive-scaled', 'peakWeight'),
  };
  return keys === eight
    ? say('additive.told', words)
    : say('additive.toldMany', {
        ...words,
        keys: whole(keys),
        at: whole(last.d),
        sqrtPeak: figure(last, 'dot-sqrt', 'peakWeight'),
      });
}

// The question of this laboratory: what a bound says of how large scores become. The measurement answers it.

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
