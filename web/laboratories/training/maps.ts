// Attention before and after, rule by rule: in row i the key asked for stands at place i, so that who has learned shows a diagonal.
import { html, type TemplateResult } from 'lit';
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingMap } from '../../core/training-types.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { CursorMark } from '../../figure/cursor.ts';
import { plotFrame } from '../../figure/frame.ts';
import { roleClass } from '../../figure/roles.ts';
import { squares, type SquareField } from '../../figure/squares.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { symbols } from '../../kit/symbols.ts';
import type { Turns } from '../../kit/turns.ts';
import { ruleRole } from '../../kit/sweep/rule-role.ts';
import type { Side } from './comparison.ts';

/** Pixels of a map's side. */
const side = 136;

export interface Maps {
  training: TrainingClient;
  turns: Turns;
  sides: readonly Side[];
  steps: number;
  /** Whether what training makes of them may be shown. */
  revealed: boolean;
}

export function maps({ training, turns, sides, steps, revealed }: Maps): TemplateResult {
  return html`<div class="maps">
    ${sides.map(({ rule, runs }) => {
      const [first] = runs;
      const settings = first?.run.plan.settings;
      if (!first || !settings) return '';
      const key = JSON.stringify(settings);
      const before = turns.of(`before ${rule.id}`, [key], () =>
        mapPicture(training.trainingMap(settings, training.startTraining(settings)), {
          rule: rule.id,
          name: rule.name,
          when: say('training.map.before'),
        }),
      );
      const { trained } = first;
      const { divergedAt } = first.run;
      const after =
        trained && revealed
          ? turns.of(`after ${rule.id}`, [key, trained], () =>
              mapPicture(training.trainingMap(settings, trained), {
                rule: rule.id,
                name: rule.name,
                when: say('training.map.after', { steps: whole(steps) }),
              }),
            )
          : undefined;
      return html`<div class="map ${roleClass(ruleRole(rule.id))}">
        <p class="name">${symbols(rule.name)}</p>
        <div class="pair">
          ${before ?? blank('')}
          ${after ?? blank(divergedAt === null ? '?' : say('training.map.diverged', { step: whole(divergedAt) }))}
        </div>
      </div>`;
    })}
  </div>`;
}

/** A place that is kept for a map. */
function blank(text: string): TemplateResult {
  return html`<p class="blank">${text}</p>`;
}

interface MapWords {
  rule: string;
  name: string;
  when: string;
}

function mapPicture({ keys, weights }: TrainingMap, { rule, name, when }: MapWords): TemplateResult {
  const frame = plotFrame(side, side, { left: 1, right: 1, top: 1, bottom: 1 });
  const field = { size: keys, left: 1, top: 1, cell: (side - 2) / keys, most: 1 };
  return picture({
    title: '',
    key: when,
    label: say('training.map.picture', { name, when }),
    frame,
    content: squares(weights, field, ruleRole(rule)),
    series: rows(weights, field),
  });
}

function rows(weights: ArrayLike<number>, { size, left, top, cell }: SquareField): CursorMark[][] {
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => ({
      x: left + (j + 0.5) * cell,
      y: top + (i + 0.5) * cell,
      get text() {
        const words = { row: whole(i + 1), key: whole(j + 1), weight: significant(figureAt(weights, i * size + j)) };
        return say(i === j ? 'training.map.right' : 'training.map.mark', words);
      },
    })),
  );
}
