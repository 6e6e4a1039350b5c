// Values of a parameter that are not its first one.
import type { Parameter } from '../../../web/schema/parameter.ts';

/** Texts of which each kind of parameter understands some. */
const texts =
  'on 2 3 12 20 64 100 256 1000 4096 0.5 -1 3,5 1,2;3,4 scores:1,2 scores-1:2 weight-1:2 another axes'.split(' ');

/** `more`: texts that only the core knows, as ids of its examples. Where none of all is permitted, the ends of the range are. */
export function* otherValues(parameter: Parameter<unknown>, more: readonly string[] = []): Generator {
  const { range, bounds } = parameter;
  const usual = [...othersOf(parameter, [...range.split(', ').reverse(), ...texts, ...more])];
  yield* usual.length > 0 ? usual : othersOf(parameter, Object.values(bounds ?? {}).map(String));
}

function* othersOf(parameter: Parameter<unknown>, all: readonly string[]): Generator {
  for (const text of all) {
    let value;
    try {
      value = parameter.parse(text);
    } catch {
      // Not a text of this parameter.
      continue;
    }
    if (parameter.text(value) !== parameter.text(parameter.initial)) yield value;
  }
}

/** The first of them. */
export function otherValue(parameter: Parameter<unknown>, more?: readonly string[]): unknown {
  const [value] = otherValues(parameter, more);
  if (value === undefined)
    throw new Error(`no other value of ${parameter.name} is known: add a text to other-values.ts`);
  return value;
}
