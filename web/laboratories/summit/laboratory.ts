// <dk-summit>: design your divisor. A line that is dragged on logarithmic axes, and where it sets every head size on the hill of the target's pull.
import { html, nothing, type TemplateResult } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { sharedPool } from '../../core/shared-pool.ts';
import { nearestIn } from '../../kit/figure-at.ts';
import { roleClass } from '../../figure/styles.ts';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { buttons, presets, type Option } from '../../kit/buttons.ts';
import { byName } from '../../kit/sweep/rules.ts';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { folded, strip } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { Job, type Running } from '../../kit/job.ts';
import { asksFor } from '../../schema/parameter.ts';
import { hillPicture, type Curve, linePicture, tiltAt } from './pictures.ts';
import { powersOfTwo } from '../../schema/table.ts';
import styles from './laboratory.css?inline';
import { heightStops, slopeStops, summitParameters } from './parameters.ts';
import { summitCode } from './program.ts';
import { sentence, pointsTable, summitCsv } from './figures.ts';
import {
  HillRun,
  type Point,
  type PresetName,
  type SummitValues,
  designOf,
  divisors,
  firstPoints,
  pointsOf,
  presetNames,
  presetOf,
  presetRoles,
  restedPoints,
  zOf,
} from './view.ts';

/** Below this width the hill stands under the line. */
const twoColumns = 720;
const gap = 28;
/** Milliseconds without a change after which all rows are measured. */
const rest = 150;

/** How near to a half, a whole or nothing a drag is taken for it. */
const nearSlope = 0.025;
const nearHeight = 0.06;

/**
 * attributes  open: buttons for the keys above the pictures
 * keyboard    two handles that are sliders, the same as sliders and fields, buttons; one stop for the hill, where arrow keys read it
 */
export class DkSummit extends chaptersLaboratory('summit', summitParameters, {
  attributes: ['open'],
  styles: [styles],
}) {
  readonly #hill = new HillRun(this, this.fail.bind(this));
  readonly #measuring = new Job(this, this.fail.bind(this));
  #known: Record<PresetName, Curve> | undefined;
  #own: Curve | undefined;
  #points: readonly Point[] | undefined;
  /** All rows of the first settings. */
  #first: { values: SummitValues; points: readonly Point[] } | undefined;

  protected override async prepare(): Promise<void> {
    // Workers start beside what they are to do; where none can, that is said when they are needed.
    sharedPool().catch(() => undefined);
    await super.prepare();
    const { values } = this.settings;
    // What is refused is refused again, and then said.
    const points = await firstPoints(this.chapters, values).catch(() => undefined);
    this.#first = points && { values, points };
  }

  protected override follow(): void {
    const { chapters } = this;
    const { values } = this.settings;
    this.#known ??= byName(presetNames, (name) => curveOf(chapters, designOf({ slope: 0, ...divisors[name] })));
    this.#own = curveOf(chapters, designOf(values));
    const first = this.#points === undefined;
    const known = this.#first?.values === values ? this.#first.points : undefined;
    this.#points = known ?? pointsOf(chapters, values, first);
    this.#hill.ask(values.keys, zOf(values));
    this.#measuring.interrupt();
    if (first || known) return;
    const measure = async ({ signal }: Running): Promise<void> => {
      this.#points = await restedPoints(chapters, values, signal);
    };
    this.#measuring.after(rest, () => void this.#measuring.begin(measure));
  }

  protected override content(): TemplateResult {
    const points = this.present(this.#points);
    const known = this.present(this.#known);
    const own = this.present(this.#own);
    const { values } = this.settings;
    const { keys } = values;
    const open = asksFor(this.getAttribute('open'));
    const whole = this.space.value;
    const beside = whole >= twoColumns;
    const left = beside ? Math.floor((whole - gap) * 0.4) : whole;
    const chosen = presetOf(values);
    const hill = this.#hill.of(keys, zOf(values));
    return html`${this.#head(open)}
      <div class="pictures panels" data-state=${hill && !this.#measuring.running ? 'done' : 'running'}>
        ${linePicture({
          ...values,
          known,
          own,
          chosen,
          width: left,
          pictureHeight: beside ? 340 : 230,
          onLift: this.#lift,
          onTilt: this.#tilt,
          onStep: this.#step,
        })}
        ${hillPicture({
          hill,
          points,
          chosen,
          keys,
          width: beside ? whole - gap - left : whole,
          height: beside ? 340 : 230,
        })}
      </div>
      ${strip(this.binding, ['slope', 'height'], { slope: { onSet: (slope) => this.set({ slope, rule: 'power' }) } })}
      ${this.spoken.render(sentence(points, hill, values))}
      ${folded(this.binding, {
        summary: say('summit.more'),
        look: 'further',
        names: ['target', 'keys', 'dimensions', 'seed'],
        own: { target: { options: targets() } },
        below: open ? nothing : buttons(this.binding, 'keys'),
      })}
      ${tablesLater([points], () => [pointsTable(points, values)])}`;
  }

  protected override csv() {
    return summitCsv(this.present(this.#points), this.settings.values);
  }

  protected override code(language: CodeLanguage): string {
    return summitCode(language, this.settings.values);
  }

  #head(open: boolean): TemplateResult {
    const chosen = presetOf(this.settings.values);
    const all = presetNames.map((name) => ({
      text: say(`summit.preset.${name}`),
      values: divisors[name],
      look: roleClass(presetRoles[name]),
      pressed: name === chosen,
    }));
    return html`<div class="controls head">
      ${presets(this.binding, 'rule', say('summit.presets'), all)} ${open ? buttons(this.binding, 'keys') : nothing}
    </div>`;
  }

  readonly #lift = (divisor: number): void => {
    const snapped = Math.abs(divisor - 1) < nearHeight ? 1 : Math.round(divisor * 100) / 100;
    this.set({ height: Math.min(4, Math.max(0.25, snapped)) });
  };

  readonly #tilt = (divisor: number): void => {
    const { height } = this.settings.values;
    const slope = this.chapters.exponentThrough(height, tiltAt, divisor);
    const near = [0, 0.5, 1].find((known) => Math.abs(slope - known) < nearSlope);
    this.set({ slope: Math.min(1, Math.max(0, near ?? Math.round(slope * 100) / 100)) });
  };

  readonly #step = (what: 'height' | 'slope', steps: number): void => {
    const stops = what === 'height' ? heightStops : slopeStops;
    const place = nearestIn(stops, this.settings.values[what]) + steps;
    const to = stops[Math.min(stops.length - 1, Math.max(0, place))];
    if (to !== undefined) this.set({ [what]: to });
  };
}

/** Where the score of the target may lie. */
function targets(): Option[] {
  const { names = [] } = summitParameters.target;
  return names.map((value) => ({ value, name: value === 'any' ? say('summit.any') : `z = ${short(Number(value))}` }));
}

function curveOf(chapters: ChaptersClient, design: ReturnType<typeof designOf>): Curve {
  const d = powersOfTwo(design.logarithmic ? 2 : 1, tiltAt);
  return { d, divisors: [...chapters.designedSpreads(design, d).divisors] };
}
