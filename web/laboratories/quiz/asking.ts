// How an item is written: its family, its stream of chance, and a subject of sentences, "quiz.norms", which all take the same values.
import { significant } from '../../i18n/numbers.ts';
import { type Values, type MessageKey, type Messages, sayNamed } from '../../i18n/say.ts';
import type { Bar, Chance, Evidence, Family, Item, Made, NumberAnswer, PointAnswer } from './item.ts';

const of =
  (family: Family) =>
  (id: string, stream: number, make: Item['make']): Item => ({ id, family, stream, make });

export const exercise = of('exercise');
export const misconception = of('misconception');

/** What is said under the keys among some names. By a condition of one name: the cut of all keys with a name takes half of a check of types. */
type TextOf<Name extends string> = Name extends MessageKey ? Messages[Name] : never;

/** What the sentences of a subject take that end in one of these ways: texts, and numbers that are written as they are. */
type ValuesFor<Subject extends string, End extends string> = Readonly<
  Record<keyof Values<TextOf<`${Subject}.${End}`>>, string | number>
>;

/** The sentences of a subject by the ends of their keys; empty where it has none of that end. */
function sentences(subject: string, values: Readonly<Record<string, string | number>>): (end: string) => string {
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return (end) => sayNamed(`${subject}.${end}`, texts) ?? '';
}

/** A figure that decides; where it has no text of its own, it is written with three digits. */
type Figure = Omit<Bar, 'text'> & { text?: string };

/** What an item says besides its answers. */
interface Asked extends Pick<Made, 'shown' | 'formula' | 'check'> {
  /** Figures side by side under "<subject>.after", with "<subject>.afterKey" beside it; or another picture. */
  evidence: readonly Figure[] | Evidence;
  /** Above the figures, in place of the sentences of the subject. */
  title?: string;
  key?: string;
}

/** The question and the evidence. */
function around(
  subject: string,
  values: Readonly<Record<string, string | number>>,
  { evidence, title, key, ...rest }: Asked,
): Omit<Made, 'answer'> {
  const told = sentences(subject, values);
  const figures =
    'title' in evidence
      ? evidence
      : {
          title: title ?? told('after'),
          key: key ?? told('afterKey'),
          bars: evidence.map((figure) => ({ text: significant(figure.value), ...figure })),
        };
  return { question: told('question'), evidence: figures, ...rest };
}

/** Ids of the options that have sentences: under "<subject>.<id>" their name, under "<subject>.<id>.feedback" what is said of them. */
type OptionOf<Subject extends string> = {
  [Key in MessageKey]: Key extends `${Subject}.${infer Id}.feedback` ? Id : never;
}[MessageKey];

interface Chosen<Subject extends string, Id extends string> extends Asked {
  values: ValuesFor<Subject, 'question' | 'after' | 'afterKey' | Id | `${Id}.feedback`>;
  /** The right one first; they are shown in an order of chance. */
  options: readonly [Id, ...Id[]];
  /** Where the name of an option is no sentence. */
  names?: Partial<Record<Id, string>>;
}

/** A question with a few answers. */
export function chosen<Subject extends string, Id extends OptionOf<Subject>>(
  chance: Chance,
  subject: Subject,
  { values, options, names = {}, ...asked }: Chosen<Subject, Id>,
): Made {
  const told = sentences(subject, values);
  const all = options.map((id, place) => ({
    id,
    name: names[id] ?? told(id),
    right: place === 0,
    feedback: told(`${id}.feedback`),
  }));
  return { ...around(subject, values, asked), answer: { kind: 'choice', options: chance.shuffled(all) } };
}

interface Typed<Subject extends string> extends Asked, Pick<NumberAnswer, 'value' | 'tolerance' | 'text' | 'mistakes'> {
  values: ValuesFor<Subject, 'question' | 'after' | 'afterKey' | 'label' | 'right' | 'below' | 'above'>;
}

/** A question for a number: "<subject>.label" says which, and ".right", ".below" and ".above" what there is to say of it. */
export function typed<Subject extends string>(
  subject: Subject,
  { values, value, tolerance, text, mistakes, ...asked }: Typed<Subject>,
): Made {
  const told = sentences(subject, values);
  const said = { label: told('label'), right: told('right'), below: told('below'), above: told('above') };
  return { ...around(subject, values, asked), answer: { kind: 'number', value, tolerance, text, mistakes, ...said } };
}

interface Pointed<Subject extends string> extends Asked {
  values: ValuesFor<Subject, 'question' | 'after' | 'afterKey'>;
  answer: Omit<PointAnswer, 'kind'>;
}

/** A question for a place on a line. */
export function pointed<Subject extends string>(
  subject: Subject,
  { values, answer, ...asked }: Pointed<Subject>,
): Made {
  return { ...around(subject, values, asked), answer: { kind: 'point', ...answer } };
}
