// The words of a picture, each under its end of one name: "walks.title", "walks.key" what its marks mean, "walks.picture" itself in words.
import type { Arguments } from '../i18n/placeholders.ts';
import { type MessageKey, type Messages, sayNamed } from '../i18n/say.ts';
import type { Picture } from './picture.ts';

type End = 'title' | 'key' | 'picture';

/** The names that have all three. */
type Name = {
  [Key in MessageKey]: Key extends `${infer Own}.picture`
    ? `${Own}.title` | `${Own}.key` extends MessageKey
      ? Own
      : never
    : never;
}[MessageKey];

/** By a condition of one name, see asking.ts of the quiz. */
type TextOf<Key extends string> = Key extends MessageKey ? Messages[Key] : never;

export function captions<Own extends Name>(
  name: Own,
  ...[values]: Arguments<TextOf<`${Own}.${End}`>>
): Pick<Picture, 'title' | 'key' | 'label'> {
  const said = (end: End): string => sayNamed(`${name}.${end}`, values) ?? '';
  return { title: said('title'), key: said('key'), label: said('picture') };
}
