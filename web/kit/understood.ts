// What is said of a typed text whose separators mean one thing to one reader and another to the next: how it was read.
import { decimalComma, localized, whole } from '../i18n/numbers.ts';
import { say } from '../i18n/say.ts';

/** "14,10,12", separated by nothing but commas. */
const byCommas = /^[+\-−]?\d+(?:,[+\-−]?\d+)+$/;
/** "0,5": hardly a list to anyone. */
const likeDecimal = /(?:^|,)[+\-−]?0,\d/;
/** "1,234". */
const likeThousands = /^[+\-−]?[1-9]\d{0,2}([.,])\d{3}$/;

/** undefined where the text has one reading only; `list`: whether it may hold several numbers. */
export function understood(text: string, list: boolean): string | undefined {
  const given = text.trim();
  if (list) {
    const doubtful = byCommas.test(given) && (decimalComma() || likeDecimal.test(given));
    return doubtful ? say('laboratory.readAsList', { count: whole(given.split(',').length) }) : undefined;
  }
  const foreign = decimalComma() ? '.' : ',';
  if (likeThousands.exec(given)?.[1] !== foreign) return undefined;
  return say('laboratory.readAsDecimal', { value: localized(given.replace(',', '.')) });
}
