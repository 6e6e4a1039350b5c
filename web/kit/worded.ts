// Words that follow from the name of a parameter: "walks.dimensionHint", and where the laboratory has none of its own those of a
// subject that it shares, or "parameter.dimensionHint".
import { sayNamed } from '../i18n/say.ts';
import type { Selection } from '../schema/parameter.ts';
import type { Binding } from './bound.ts';

/**
 * The first message that there is; undefined where there is none.
 *
 * end     "Label", where it is called otherwise than `parameter.<name>` says; "Hint", below it; "Spoken", of a slider; ".<value>",
 *         an entry of a menu
 * values  of its placeholders
 */
export function worded<S extends Selection>(
  { words }: Pick<Binding<S>, 'words'>,
  name: string,
  end: string,
  values: Readonly<Record<string, string>> = {},
): string | undefined {
  for (const subject of [...words, 'parameter']) {
    const found = sayNamed(`${subject}.${name}${end}`, values);
    if (found !== undefined) return found;
  }
  return undefined;
}
