// The model on show: its text and head, all heads as panels, the pattern of one, and the loss under every divisor.
import { type TemplateResult, html, nothing } from 'lit';
import type { HeadPlace } from '../../core/model/transformer-client.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { presets, button, choice } from '../../kit/buttons.ts';
import { quantity } from '../../kit/controls.ts';
import type { FrameScheduler } from '../../kit/plotted.ts';
import { allHeadsPicture } from './all-heads-picture.ts';
import { headsPicture } from './heads-picture.ts';
import type { Run } from './models.ts';
import { factorStops } from './parameters.ts';
import { factorText } from './looked-part.ts';
import type { ModelView, Of } from './view.ts';

/** Of more heads than this only those of one layer have panels, below all of them as cells. */
const mostPanels = 16;

/**
 * How far a run is, and the button that stops it or begins it again; nothing where it is done, or would be refused again.
 *
 * text   what it does
 * shown  whether pictures of the run before are on show
 */
export function standing(
  run: Run<unknown>,
  { text, shown, onAgain }: { text: string; shown: boolean; onAgain: () => void },
): TemplateResult | typeof nothing {
  const { state, done, total, refused } = run;
  if (state === 'done' || state === 'idle' || refused) return nothing;
  const running = state === 'running';
  const press = (): void => {
    if (running) run.cancel();
    else onAgain();
  };
  return html`<div class="run" data-state=${state}>
    ${button(say(running ? 'trained.cancel' : 'trained.again'), press)}
    ${running ? html`<progress max=${total || 1} .value=${done} aria-label=${text}></progress><span>${text}</span>` : nothing}
    ${!running && shown ? html`<span>${say('trained.stays')}</span>` : nothing}
  </div>`;
}

export function weightsButtons(of: Of): TemplateResult {
  const { weights } = of.values();
  return presets(
    of,
    'weights',
    say('parameter.weights'),
    (['start', 'trained'] as const).map((value) => ({
      text: say(`trained.weights.${value}`),
      values: { weights: value },
      look: '',
      pressed: value === weights,
    })),
  );
}

/** Which head is looked at. */
export function headMenus(of: Of, { about, at }: ModelView): TemplateResult {
  const menu = (name: 'layer' | 'head', count: number): TemplateResult =>
    choice({
      id: name,
      label: say(`parameter.${name}`),
      value: String(at[name] + 1),
      options: Array.from({ length: count }, (_, place) => ({ value: String(place + 1), name: whole(place + 1) })),
      onChoose: (text) => of.onSet({ [name]: Number(text) }),
    });
  return html`${menu('layer', about.layers)} ${menu('head', about.heads)}`;
}

export function factorSlider(of: Of): TemplateResult {
  const { factor } = of.values();
  return quantity({
    ...of.bound('factor'),
    id: 'factor',
    label: say('trained.factorLabel'),
    hint: say('trained.factorHint'),
    value: factor,
    stops: factorStops,
    spoken: factorText(factor),
    onSlide: (to) => of.onSet({ factor: to }),
  });
}

export function headsPart(
  view: ModelView,
  of: Of,
  width: number,
  scheduler: FrameScheduler,
): TemplateResult | typeof nothing {
  const { found, heads, at } = view;
  if (!found) return nothing;
  const many = heads.length > mostPanels;
  const from = [found, heads, at.layer, at.head, width];
  const asked = {
    width,
    onPick: (to: HeadPlace): void => of.onSet({ layer: to.layer + 1, head: to.head + 1 }),
  };
  const shown = many
    ? { heads: heads.filter(({ layer }) => layer === at.layer), layer: at.layer }
    : { heads, layer: undefined };
  return html`${many ? scheduler.of('all-heads', from, () => allHeadsPicture(view, asked)) : nothing}
  ${scheduler.of('heads', from, () => headsPicture(view, { ...asked, ...shown }))}`;
}
