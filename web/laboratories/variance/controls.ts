// What a reader sets of the draws: d on a slider, another draw, how many of them, and whether theory is shown.
import { type TemplateResult, html, nothing } from 'lit';
import { whole } from '../../i18n/numbers.ts';
import { sayCounted } from '../../i18n/plurals.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import { type Adoption, type ChosenModel, knownRule } from '../../kit/chosen-model.ts';
import { check } from '../../kit/choice.ts';
import { type Quantity, quantity } from '../../kit/quantity.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { counts } from './draws.ts';
import { varianceParameters } from './parameters.ts';

/** Powers of two: those that the sweep begins with. */
const dimensionStops = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096];

interface DrawControls {
  focus: Pick<Quantity, 'value' | 'text' | 'error' | 'onSlide' | 'onType' | 'onSettle'>;
  /** Seed and draw. */
  fields: TemplateResult[];
  onAnother: () => void;
  /** Left out until the reader has guessed. */
  many:
    | { count: number; theory: boolean; onCount: (count: string) => void; onTheory: (shown: boolean) => void }
    | undefined;
}

export function drawControls({ focus, fields, onAnother, many }: DrawControls): TemplateResult {
  return html`<div class="controls">
      ${quantity({
        ...focus,
        id: 'focus',
        label: say('parameter.focus'),
        stops: dimensionStops,
        spoken: say('variance.focusSpoken', { d: whole(focus.value) }),
      })}
      ${fields}
      <button type="button" class="another" data-parameter="draw" @click=${onAnother}>
        ${say('variance.another')}
      </button>
    </div>
    ${
      many
        ? html`<div class="controls many">
            ${countButtons(many.count, many.onCount)}
            ${check({ id: 'theory', label: say('laboratory.theory'), checked: many.theory, onChange: many.onTheory })}
          </div>`
        : nothing
    }`;
}

/** How many draws: one of four, each a button. */
function countButtons(chosen: number, onChoose: (count: string) => void): TemplateResult {
  return html`<div class="counts" data-parameter="draws" role="group" aria-label=${say('parameter.draws')}>
    <span aria-hidden="true">${say('parameter.draws')}</span>
    ${counts.map(
      (count) =>
        html`<button
          type="button"
          aria-pressed=${count === chosen ? 'true' : 'false'}
          @click=${() => {
            onChoose(String(count));
          }}
        >
          ${sayCounted('variance.times', count, { count: whole(count) })}
        </button>`,
    )}
  </div>`;
}

/** What is said below a field. */
export function hintOf(name: string): string | undefined {
  return sayNamed(`variance.${name}Hint`);
}

// What <dk-variance> takes of a model that is chosen for the page: its head size, the keys, and its divisor among the rules on show.

const selection = varianceParameters;

export function adoption(model: ChosenModel, own: ValuesOf<typeof selection>): Adoption<typeof selection> {
  const shown = knownRule(model, ({ id }) => ['none', 'sqrt', 'linear', 'constant'].includes(id));
  return {
    dimension: 'focus',
    keys: 'keys',
    rule: shown && {
      shown,
      values: {
        shown: selection.shown.parse([...own.shown, shown.id].join(',')),
        constant: shown.id === 'constant' ? shown.parameter : own.constant,
      },
    },
  };
}
