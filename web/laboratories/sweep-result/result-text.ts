// A result in the form of its file, so that a sweep of this page can be read where one of the native program can.
import type { EntryAssumptions, ScaleRule } from '../../core/types.ts';
import { hasParameter } from './facts.ts';
import { format, version } from './result-file.ts';
import type { Result } from './result.ts';

/** Reads back to the same bits: JSON.stringify would lose the sign of −0. */
const number = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

/** A parameter stands where a rule or a law takes one, and nowhere else. */
function assumptionsOf({ law, correlation }: EntryAssumptions): object {
  const own = hasParameter(law.id) ? { parameter: law.parameter } : {};
  return { law: law.id, ...own, mean: law.mean, std: law.std, correlation };
}

export function resultText(
  { core, specification, fingerprint, dimensions }: Omit<Result, 'name'>,
  table: readonly ScaleRule[],
): string {
  const taking = table.filter(({ parameter }) => parameter !== null).map(({ id }) => id);
  const { seed, samples, keys, rules, entries } = specification;
  const asked = {
    seed,
    samples,
    keys,
    dimensions: dimensions.map(({ d }) => d),
    rules: rules.map(({ id, parameter }) => (taking.includes(id) ? { rule: id, parameter } : { rule: id })),
    ...(entries && { assumptions: assumptionsOf(entries) }),
  };
  const rows = dimensions.map(
    ({ d, chunks, summary }) =>
      `{"d": ${String(d)}, "chunks": ${String(chunks)}, "summary": [${Array.from(summary, number).join(', ')}]}`,
  );
  return `{
"format": ${JSON.stringify(format)},
"version": ${String(version)},
"core": ${JSON.stringify(core)},
"specification": ${JSON.stringify(asked)},
"fingerprint": ${JSON.stringify(fingerprint)},
"dimensions": [
${rows.join(',\n')}
]
}
`;
}
