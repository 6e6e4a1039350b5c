// A reader's own printed figures: kept by line, handed to the core in the lists that sources print.
import { type TemplateResult, html } from 'lit';
import { live } from 'lit/directives/live.js';
import type { WorkedFigures, WorkedLine } from '../../core/types.ts';
import { say } from '../../i18n/say.ts';
import { errorLine } from '../../kit/field.ts';
import type { Refused } from '../../kit/failures.ts';
import type { Figures } from '../../schema/lists.ts';
import { lineTitle } from './calculation.ts';

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
      @input=${(event: Event) => {
        onType((event.target as HTMLInputElement).value);
      }}
      @change=${onSettle}
    />${errorLine(`${id}-error`, error)}`;
}
