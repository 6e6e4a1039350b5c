// One draw, then many: how many rows are drawn, others in their place, and which row is looked at.
import { html, type TemplateResult } from 'lit';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { symbols } from '../../kit/symbols.ts';
import { mostPulls, permittedPulls, permittedRows, type RowsAsked } from './rows.ts';

const steps = [1, 10, 100, 500];

/** Says where fewer rows are drawn than are set, or fewer measured than usual. */
export function fewerNote(asked: RowsAsked, rows: number): TemplateResult | undefined {
  const pulls = permittedPulls(asked);
  const fewer = rows > asked.rows && asked.rows === permittedRows({ ...asked, rows });
  if (!fewer && pulls === mostPulls) return undefined;
  const words = { d: whole(asked.d), keys: whole(asked.keys), rows: whole(asked.rows), pulls: whole(pulls) };
  return html`<p class="note">${symbols(say('gradient.fewer', words))}</p>`;
}

export interface RowsControl {
  rows: number;
  onRows: (rows: number) => void;
  onOther: () => void;
  /** Rows by what they are. */
  known: Readonly<Record<'typicalRow' | 'luckyRow', number>>;
  row: number;
  onRow: (row: number) => void;
}

export function rowsControl({ rows, onRows, onOther, known, row, onRow }: RowsControl): TemplateResult {
  const button = (name: string, pressed: boolean, action: () => void): TemplateResult =>
    html`<button type="button" class="step" aria-pressed=${pressed ? 'true' : 'false'} @click=${action}>
      ${name}
    </button>`;
  return html`<div class="rows">
    <div role="group" aria-label=${say('parameter.rows')} data-parameter="rows">
      <span>${say('gradient.draw')}</span>
      ${steps.map((step) =>
        button(say(step === 1 ? 'gradient.rows.one' : 'gradient.rows', { rows: whole(step) }), step === rows, () => {
          onRows(step);
        }),
      )}
      <button type="button" class="quiet" data-parameter="draw" @click=${onOther}>${say('gradient.other')}</button>
    </div>
    <div role="group" aria-label=${say('gradient.look')} data-parameter="row">
      <span>${say('gradient.look')}</span>
      ${(['typicalRow', 'luckyRow'] as const).map((name) =>
        button(say(`gradient.${name}`), known[name] === row, () => {
          onRow(known[name]);
        }),
      )}
    </div>
  </div>`;
}
