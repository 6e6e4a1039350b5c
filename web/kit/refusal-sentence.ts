// From a refusal (of the parameter table or of the core) to the sentence beside the control.
import { localized } from '../i18n/numbers.ts';
import { say, sayNamed } from '../i18n/say.ts';

/** What ParameterError and CoreRefusal have in common. */
export interface Refused {
  code: string;
  parameter: string;
  value: string;
  range: string;
}

/** Longer values are cut in the sentence; the control still holds them whole. */
const longest = 40;

export function refusalSentence({ code, parameter, value, range: permitted }: Refused): string {
  const range = localized(permitted);
  const name = sayNamed(`parameter.${parameter}`) ?? parameter;
  const reason = sayNamed(`error.reason.${code}`) ?? say('error.reason.other');
  if (value === '') return say('error.missingSentence', { parameter: name, reason, range });
  const shown = value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (range === '') return say('error.sentenceWithoutRange', { parameter: name, value: shown, reason });
  return say('error.sentence', { parameter: name, value: shown, reason, range });
}
