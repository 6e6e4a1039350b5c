// The steps of the calculation: their order, the bar that goes through them, what is chosen between two of them, and how keys
// go from cell to cell.
import { type ReactiveControllerHost, type TemplateResult, html } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ScaleRule } from '../../core/types.ts';
import { say } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';
import type { Binding } from '../../kit/settings.ts';
import { control, strip } from '../../kit/controls.ts';
import { type Refused, errorLine } from '../../kit/failures.ts';
import { ruleName } from '../../kit/sweep/rules.ts';
import { symbols } from '../../kit/symbols.ts';
import {
  type ComputedName,
  type PartName,
  type Step,
  type attentionParameters,
  steps,
  computedNames,
} from './parameters.ts';
import type { Matrices } from './sizes.ts';
import type { Place, TypedCells, View } from './view.ts';

/** What is looked at in each step. */
const inView: Readonly<Record<Step, readonly PartName[]>> = {
  scores: ['q', 'k', 'scores'],
  scaled: ['scores', 'scaled'],
  mask: ['scaled'],
  softmax: ['scaled', 'weights'],
  output: ['weights', 'v', 'output'],
  all: ['q', 'k', 'v', 'scores', 'scaled', 'weights', 'output'],
};

/** The step that fills a matrix in. */
const filledBy: Readonly<Record<ComputedName, Step>> = {
  scores: 'scores',
  scaled: 'scaled',
  weights: 'softmax',
  output: 'output',
};

export const isInView = (step: Step, part: PartName): boolean => inView[step].includes(part);

export const isFilled = (step: Step, part: ComputedName): boolean =>
  steps.indexOf(step) >= steps.indexOf(filledBy[part]);

/** The matrix whose cells a step works out; in the last one any. */
export function worksOut(step: Step, picked: ComputedName): ComputedName {
  if (step === 'mask') return 'scaled';
  return computedNames.find((name) => filledBy[name] === step) ?? picked;
}

/** The step before or after; undefined at the ends. */
export function stepBeside(step: Step, by: -1 | 1): Step | undefined {
  return steps[steps.indexOf(step) + by];
}

// The steps as a row of radio buttons, which arrow keys go along, between Back and Next; under it what the step does.

interface StepBar {
  step: Step;
  /** The name of the chosen rule. */
  rule: string;
  says: string;
  /** Whether what it says is announced, as the sentence is. */
  politeness: 'polite' | 'off';
  onStep: (step: Step) => void;
}

export function stepBar({ step, rule, says, politeness, onStep }: StepBar): TemplateResult {
  const beside = (by: -1 | 1): TemplateResult => {
    const to = stepBeside(step, by);
    const press = (): void => {
      if (to) onStep(to);
    };
    return button(say(by < 0 ? 'attention.back' : 'attention.next'), press, { look: 'beside', disabled: !to });
  };
  return html`<div class="stepping wraps" data-parameter="step">
      ${beside(-1)}
      <fieldset>
        <legend class="unseen">${say('attention.steps')}</legend>
        ${steps.map((each) => radio(each, each === 'scaled' ? rule : say(`attention.step.${each}`), { step, onStep }))}
      </fieldset>
      ${beside(1)}
    </div>
    <p class="says" aria-live=${politeness} aria-atomic="true">${symbols(says)}</p>`;
}

function radio(own: Step, name: string, { step, onStep }: Pick<StepBar, 'step' | 'onStep'>): TemplateResult {
  return html`<label class=${steps.indexOf(own) < steps.indexOf(step) ? 'done' : ''}
    ><input type="radio" name="step" value=${own} .checked=${live(own === step)} @change=${() => onStep(own)} /><span
      >${symbols(name)}</span
    ></label
  >`;
}

// Rule and mask: what happens between raw and scaled scores.

interface Act {
  rules: readonly ScaleRule[];
  /** What the core says of the rule. */
  refusal: Refused | undefined;
}

export function act(of: Binding<typeof attentionParameters>, { rules, refusal }: Act): TemplateResult {
  const options = rules.map(({ id }) => ({ value: id, name: ruleName({ id, parameter: null }) }));
  return html`${strip(of, ['rule', 'exponent', 'constant'], { rule: { options } })}
  ${errorLine('rule-error', refusal, '', true)} ${control(of, 'causal')}`;
}

// One tab stop for each matrix; arrow keys go from cell to cell inside it.

const moves: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

const placeText = (row: number, column: number): string => `${String(row)},${String(column)}`;

/** Whether the caret stays inside the text of a field: then the key belongs to the field. */
function insideText(target: EventTarget | null, columns: number): boolean {
  if (!(target instanceof HTMLInputElement) || columns === 0) return false;
  const { selectionStart, selectionEnd, value } = target;
  if (selectionStart === 0 && selectionEnd === value.length) return false;
  return columns < 0 ? selectionEnd !== 0 : selectionStart !== value.length;
}

export class Roving {
  readonly #host: ReactiveControllerHost;
  readonly #at = new Map<string, string>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** "0" for the cell of a table that Tab comes to, "-1" for the others. */
  tabIndex(table: string, [rows, columns]: readonly [number, number], row: number, column: number): '0' | '-1' {
    const [r = 0, c = 0] = (this.#at.get(table) ?? '0,0').split(',').map(Number);
    return row === Math.min(r, rows - 1) && column === Math.min(c, columns - 1) ? '0' : '-1';
  }

  /** Tab comes back to this cell. */
  rest(table: string, row: number, column: number): void {
    this.#at.set(table, placeText(row, column));
    this.#host.requestUpdate();
  }

  /** Arrow keys on a cell, which says where it stands in `data-place`. */
  readonly onKey = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    const { target, currentTarget } = event;
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return;
    // Enter on a button is a click.
    if (event.key === 'Enter' && !(target instanceof HTMLInputElement)) return;
    const [row, column] = (target.dataset.place ?? '').split(',').map(Number);
    if (row === undefined || column === undefined || insideText(target, move[1])) return;
    const to = placeText(row + move[0], column + move[1]);
    const next = currentTarget.querySelector<HTMLElement>(`[data-place="${to}"]`);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (next instanceof HTMLInputElement) next.select();
  };
}

/** A computed cell, counted from 0: the one that is worked out in full. */
export interface CellPick {
  matrix: ComputedName;
  row: number;
  column: number;
}

// What the matrices share while they are drawn: figures, step, the cell looked at, and what the reader's hand does.

export interface Board {
  view: View;
  /** What stands in the fields; the view may still show what was there before a refusal. */
  matrices: Matrices;
  step: Step;
  pick: CellPick;
  typed: TypedCells;
  roving: Roving;
  onType: (place: Place, text: string) => void;
  onSettle: (place: Place) => void;
  onPick: (pick: CellPick) => void;
  /** The pointer is over a cell, or has left. */
  onHover: (pick: CellPick | undefined) => void;
}
