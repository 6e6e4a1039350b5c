// The question, what the chosen model's rule does, and which laboratories follow it, in words.
import { listed, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Exported } from '../../kit/chosen-model.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { type Effect, type Model, onRoot, read, rootAlone } from './effects.ts';
import { figureText } from './pictures.ts';

export function sentence(model: Model, rows: readonly Effect[] | undefined, keys: number, revealed: boolean): string {
  const { name, dimension } = model;
  const words = { name, d: whole(dimension), keys: whole(keys) };
  if (!revealed) return say('models.liveOpen', words);
  const own = rows?.find((row) => row.own)?.report;
  const none = rows?.find((row) => row.role === 'raw')?.report;
  if (!own || !none) return say('models.liveMeasuring', words);
  return say(model.entries === undefined ? 'models.live' : 'models.liveWeights', {
    ...words,
    std: figureText('scoreStd', own.scoreStd),
    peak: figureText('peakWeight', own.peakWeight),
    trace: figureText('jacobianTraceMedian', own.jacobianTraceMedian),
    noneStd: figureText('scoreStd', none.scoreStd),
    nonePeak: figureText('peakWeight', none.peakWeight),
    noneTrace: figureText('jacobianTraceMedian', none.jacobianTraceMedian),
  });
}

/** Which laboratories took what; one sentence, with a clause for each thing that did not fit. */
export function followed(model: Model, taken: readonly Exported[], keys: number): string {
  if (taken.length === 0) return `${say('models.followed.nobody', { name: model.name })}.`;
  const quoted = (list: readonly Exported[]): string => listed(list.map(({ name }) => say('models.quoted', { name })));
  const cut = (key: 'dimension' | 'keys', asked: number): string[] =>
    [...new Set(taken.flatMap(({ [key]: value }) => (value === undefined || value === asked ? [] : [value])))].map(
      (value) =>
        say(`models.followed.${key}`, {
          names: quoted(taken.filter(({ [key]: own }) => own === value)),
          asked: whole(asked),
          value: whole(value),
        }),
    );
  const by = (rule: Exported['rule']): Exported[] => taken.filter((each) => each.rule === rule);
  const withoutDimension = taken.filter(({ dimension }) => dimension === undefined);
  const clauses = [
    say('models.followed', { name: model.name, names: quoted(taken) }),
    ...cut('dimension', model.dimension),
    ...cut('keys', keys),
    ...(withoutDimension.length > 0 ? [say('models.followed.noDimension', { names: quoted(withoutDimension) })] : []),
    ...(by('divisor').length > 0 ? [say('models.followed.divisor', { names: quoted(by('divisor')) })] : []),
    ...(by('not').length > 0 ? [say('models.followed.noRule', { names: quoted(by('not')) })] : []),
  ];
  return `${clauses.join('; ')}.`;
}

// The question of the laboratory: how many of these models do what is said of all of them.

const all = read.length;

export function question(): Question {
  return {
    text: say('models.ask', { all: whole(all) }),
    answer: {
      kind: 'number',
      stops: Array.from({ length: all + 1 }, (_, count) => count),
      initial: all,
      text: (count) => say('models.ask.answer', { count: whole(count), all: whole(all) }),
    },
  };
}

export function outcome(): Outcome {
  return {
    value: onRoot.length,
    text: say('models.ask.answer', { count: whole(onRoot.length), all: whole(all) }),
    why: say('models.ask.why', { alone: whole(rootAlone.length), others: whole(all - onRoot.length) }),
  };
}
