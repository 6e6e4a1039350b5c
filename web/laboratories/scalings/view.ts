// What the pictures are drawn from: the rules on show and how they are chosen, and the reports of the grid in order.
import { type TemplateResult, html } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { RuleChoice, ScaleRule } from '../../core/types.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Binding } from '../../kit/settings.ts';
import { type Adoption, type ChosenModel, knownRule } from '../../kit/chosen-model.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { type Shown, type View, ruleReport } from '../../kit/sweep/focus-picture.ts';
import { ruleBoxes, ruleName, ruleRole } from '../../kit/sweep/rules.ts';
import { symbols } from '../../kit/symbols.ts';
import { holds } from '../../kit/watched-box.ts';
import { scalingsParameters } from './parameters.ts';
import type { Pulls } from './pulls.ts';
import { type Book, type ScalingsSettings, choicesOf } from './sweeps.ts';

/** The last d that is shown before the reader has guessed. */
export const guessUpTo = 4;

/** From here on the pull of ÷ √dₖ is level; at smaller d the lengths of the vectors still vary. */
export const levelFrom = 16;

interface Seen {
  rules: readonly ScaleRule[];
  settings: ScalingsSettings;
  grid: readonly number[];
  book: Book | undefined;
  pulls: Pick<Pulls, 'known'>;
  revealed: boolean;
}

export function viewOf(
  core: Pick<CoreClient, 'divisor'>,
  { rules, settings, grid, book, pulls, revealed }: Seen,
): View {
  const keys = book?.draws.keys ?? settings.keys;
  const choices = choicesOf(rules, settings);
  const open = revealed ? grid : grid.filter((d) => d <= guessUpTo);
  const focus = open.includes(settings.focus) ? settings.focus : (open.at(-1) ?? settings.focus);
  return {
    grid,
    open,
    focus,
    keys,
    rules: rules.flatMap(({ id, parameter, leastDimension }, index): Shown[] => {
      const choice = choices[index];
      if (!choice || !settings.shown.includes(id)) return [];
      const name = ruleName({ id, parameter: parameter && choice.parameter });
      return [{ choice, name, role: ruleRole(id), own: id === 'power', least: leastDimension }];
    }),
    reports: open.flatMap((d) => book?.report(d, choices) ?? []),
    pulls: pulls.known(book?.draws ?? settings),
    near: open.includes(focus) ? book?.report(focus, choices) : undefined,
    even: core.divisor({ id: 'power', parameter: -1 }, keys),
    mostEntropy: core.divisor({ id: 'log', parameter: 0 }, keys),
  };
}

// Which rules the pictures show: a check box for each, in the colour of its line.

/** Those that everybody asks about; the others are folded away. */
const asked = ['none', 'sqrt', 'linear', 'log', 'power', 'constant', 'fifth-power', 'exponential', 'cosine'];

export function ruleChoices(of: Binding<typeof scalingsParameters>, rules: readonly ScaleRule[]): TemplateResult {
  const ids = rules.map(({ id }) => id);
  const others = ids.filter((id) => !asked.includes(id));
  return html`<div data-parameter="shown">
    ${ruleBoxes(
      of,
      ids.filter((id) => asked.includes(id)),
      { legend: say('scalings.rules') },
    )}
    <details class="more-rules" ?open=${others.some((id) => of.values().shown.includes(id))}>
      <summary>${say('scalings.moreRules')}</summary>
      ${ruleBoxes(of, others, { label: say('scalings.moreRules') })}
    </details>
  </div>`;
}

// The formula of ÷ d^p with the live numbers in it: what it leaves of the scores' spread at the d in focus.

/** Digits as the formula reads them: 2.83, 1.15e+18; a whole number that fits keeps all: 4096. */
const digits = (value: number): string =>
  Number.isInteger(value) && value < 1e6 ? String(value) : String(Number(value.toPrecision(3)));

/** It stands before its figure is measured: a line that comes late moves all below it. */
export function powerFormula(core: CoreClient, { focus, near }: View, p: number): TemplateResult {
  const found = near && ruleReport(near, 'power')?.scoreStd;
  const measured = found ? significant(found.value) : '…';
  const d = String(focus);
  const std = digits(core.scoreLaw(focus).std);
  const divisor = digits(core.divisor({ id: 'power', parameter: p }, focus));
  const text = `std(q · k / d_k^p) = √${d} / ${d}^(${digits(p)}) = ${std} / ${divisor}`;
  return html`<p class="formula held" ${holds()}>
    ${symbols(say('scalings.formula', { d: whole(focus), measured }))} ${formula(text)}
  </p>`;
}

// What <dk-scalings> takes of a model that is chosen for the page: its head size, the keys, and its rule among those on show.

export function adoption(model: ChosenModel, own: ScalingsSettings): Adoption<typeof scalingsParameters> {
  const shown = knownRule(model, canShow);
  return {
    dimension: 'focus',
    keys: 'keys',
    rule: shown && {
      shown,
      values: {
        shown: scalingsParameters.shown.parse([...own.shown, shown.id].join(',')),
        constant: shown.id === 'constant' ? shown.parameter : own.constant,
        gain: shown.id === 'cosine' ? shown.parameter : own.gain,
      },
    },
  };
}

/** Whether the pictures can show a rule with its parameter: where the reader cannot set that, it must be the table's. */
export function canShow({ id, parameter }: RuleChoice): boolean {
  const fixed: Readonly<Record<string, number>> = { 'soft-cap': 50, 'rms-norm': 1 };
  return ['none', 'sqrt', 'linear', 'constant', 'cosine'].includes(id) || fixed[id] === parameter;
}
