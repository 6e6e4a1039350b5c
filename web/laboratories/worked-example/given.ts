// What an example starts from: what its inputs are called, what of a typed one is refused, and the figures that a reader has printed.
import { type TemplateResult, html } from 'lit';
import type { WorkedFigures, WorkedLine } from '../../core/examples-client.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import { type Refused, errorLine } from '../../kit/failures.ts';
import { Typed } from '../../kit/typed.ts';
import { readDecimals, type Figures } from '../../schema/lists.ts';
import { ParameterError } from '../../schema/parameter.ts';
import { parameters } from '../../schema/table.ts';
import { live } from 'lit/directives/live.js';
import { lineTitle } from './calculation.ts';

export function inputLabel(name: string): string {
  return sayNamed(`worked.input.${name}`) ?? name;
}

/** What may be typed where one number stands; the core knows narrower bounds of some, and says them. */
export function permitted(name: string): string {
  return name === 'd_k' ? parameters.dimension.range : '−1.8e308 … 1.8e308';
}

/** Kinds of calculation that divide by a rule. */
export const ruled = ['softmax', 'dot_product', 'law', 'temperature', 'ablation'];

// What a reader has typed into the example's inputs and printed figures, as long as it is not settled or is refused.

/** Values that a list may have; the core has the same bound. */
const mostValues = 64;

/** "0,5" where one number stands: no list of 0 and 5. */
const pointed = (text: string): string => text.replace(/^(\s*[+\-−–]?\d*),(\d+\s*)$/, '$1.$2');

export class TypedFigures extends Typed {
  /** The figures of a text; undefined where it is refused. `single`: what is permitted of one number; a comma in it is decimal. */
  type(
    name: string,
    text: string,
    { label, most = mostValues, single }: { label: string; most?: number; single?: string | undefined },
  ): string[] | undefined {
    return this.read(name, text, () => {
      if (single === undefined) return readDecimals(label, text, most);
      if (text.trim() === '') throw new ParameterError('empty', label, text, single);
      return readDecimals(label, pointed(text), most);
    });
  }
}

// To which control a refusal of the core belongs: it names "score 2" or "printed weight 3", the controls hold lists.

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

// A reader's own printed figures: kept by line, handed to the core in the lists that sources print.

/** The list in which a source prints the figures of a line. */
const listOf: Readonly<Record<string, string>> = {
  divisor: 'divisor',
  'scaled-score': 'scaled_scores',
  exponential: 'exponentials',
  sum: 'sum',
  weight: 'weights',
  percent: 'percent',
  'divided-value': 'values',
  mean: 'mean',
  difference: 'differences',
  'squared-difference': 'squared_differences',
  variance: 'variance',
  product: 'terms',
  'dot-product': 'dot_product',
  'jacobian-diagonal': 'diagonal',
};

/** Kinds in which a label has a list of its own. */
const listOfKind: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  exponential: { exponential: 'value' },
  dot_product: { 'scaled-score': 'scaled_score' },
};

function listName(kind: string, label: string): string | undefined {
  return listOfKind[kind]?.[label] ?? listOf[label];
}

/** The name under which a line's own figure is kept. */
export function lineName({ label, index }: Pick<WorkedLine, 'label' | 'index'>): string {
  return `${label}-${String(index)}`;
}

/** Whether a reader can print a figure on this line. */
export function printable(kind: string, { label, value }: WorkedLine): boolean {
  return value !== null && listName(kind, label) !== undefined;
}

/** From figures by line to figures by list; "" where the list has no figure. */
export function printedFigures(kind: string, own: readonly Figures[]): WorkedFigures[] {
  const lists = new Map<string, string[]>();
  for (const { name, values } of own) {
    const at = name.lastIndexOf('-');
    const list = listName(kind, name.slice(0, at));
    const place = Math.max(0, Number(name.slice(at + 1)) - 1);
    if (list === undefined || !Number.isInteger(place) || place >= 64) continue;
    const figures = lists.get(list) ?? [];
    while (figures.length < place) figures.push('');
    figures[place] = values[0] ?? '';
    lists.set(list, figures);
  }
  return [...lists].map(([name, values]) => ({ name, values }));
}

// A field in the printed column for a figure of the reader's own.

interface OwnPrinted {
  text: string;
  error: Refused | undefined;
  onType: (text: string) => void;
  onSettle: () => void;
}

export function ownPrintedField(line: WorkedLine, { text, error, onType, onSettle }: OwnPrinted): TemplateResult {
  const id = `printed-${lineName(line)}`;
  return html`<input
      id=${id}
      data-parameter="printed"
      type="text"
      inputmode="decimal"
      autocomplete="off"
      aria-label=${say('worked.printedField', { line: lineTitle(line) })}
      aria-invalid=${error ? 'true' : 'false'}
      aria-describedby="${id}-error"
      .value=${live(text)}
      @input=${(event: Event) => onType((event.target as HTMLInputElement).value)}
      @change=${onSettle}
    />${errorLine(`${id}-error`, error)}`;
}
