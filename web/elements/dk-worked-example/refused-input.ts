// To which control a refusal of the core belongs: it names "score 2" or "printed weight 3", the controls hold lists.
import type { WorkedFigures } from '../../core/types.ts';

/** The input meant by a refusal's parameter; undefined where it is none of them. */
export function refusedInput(parameter: string, inputs: readonly WorkedFigures[]): string | undefined {
  const stem = parameter.replace(/ \d+$/, '');
  const exact = inputs.find(({ name }) => name === stem);
  return (exact ?? inputs.find(({ name }) => name === `${stem}s` || name.startsWith(`${stem}_`)))?.name;
}
