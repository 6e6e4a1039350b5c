// From a note about the address to its sentence.
import { localized } from '../i18n/numbers.ts';
import { say, sayNamed } from '../i18n/say.ts';
import type { Note } from '../schema/url.ts';

export function noteSentence({ code, parameter, value, used, range }: Note): string {
  const values = {
    parameter: sayNamed(`parameter.${parameter}`) ?? parameter,
    value: value.slice(0, 40),
    // A start value may be that nothing stands in its place.
    used: localized(used) || say('note.startValue'),
    range: localized(range),
  };
  return sayNamed(`note.${code}`, values) ?? say('note.malformed', values);
}
