// The parameters of a laboratory, each with the name under which it stands in the table.
import { type Selection, described } from './parameter.ts';

/** What is named already, as those that laboratories share, keeps its name. */
export function selection<const S extends Selection>(table: S): S {
  const named = Object.entries(table).map(([name, each]) => [
    name,
    each.name === '' ? { ...each, ...described({ ...each, name, key: each.key || name }) } : each,
  ]);
  return Object.fromEntries(named) as S;
}
