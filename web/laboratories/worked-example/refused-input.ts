// To which control a refusal of the core belongs: it names "score 2" or "printed weight 3", the controls hold lists.
import type { WorkedFigures } from '../../core/types.ts';

const printed = 'printed ';

/** The input meant by a refusal's parameter; undefined where it is none of them. */
export function refusedInput(parameter: string, inputs: readonly WorkedFigures[]): string | undefined {
  const stem = parameter.replace(/ \d+$/, '').replaceAll(' ', '_');
  const exact = inputs.find(({ name }) => name === stem);
  return (exact ?? inputs.find(({ name }) => name === `${stem}s` || name.startsWith(`${stem}_`)))?.name;
}

/** What a refusal's parameter is called beside its control: "d" is the control dₖ; "score 2" says which score of the list. */
export function refusedName(
  parameter: string,
  inputs: readonly WorkedFigures[],
  label: (name: string) => string,
): string {
  const name = refusedInput(parameter, inputs);
  return name === undefined || / \d+$/.test(parameter) ? parameter : label(name);
}

/** The line meant by a refusal of a printed figure, by the name under which it is kept; undefined for other refusals. */
export function refusedLine(parameter: string): string | undefined {
  if (!parameter.startsWith(printed)) return undefined;
  const [, label = '', place = '0'] = /^(.*?)(?: (\d+))?$/.exec(parameter.slice(printed.length)) ?? [];
  return `${label.replaceAll(' ', '-')}-${place}`;
}
