// The recorded pictures: the grid beside the ablation, and what other divisors make of trained models.
import { type TemplateResult, html } from 'lit';
import { roomOf } from '../../kit/room.ts';
import type { FrameScheduler } from '../../kit/scheduler.ts';
import { ablationPicture, valleysPicture } from './ablation-picture.ts';
import { gridPicture } from './grid-picture.ts';
import { grid, ways } from './recorded.ts';

/** Below this width they stand under each other. */
const twoColumns = 720;
const gap = 32;

interface RecordedPart {
  width: number;
  /** Whether the answer to the question may be seen. */
  revealed: boolean;
  scheduler: FrameScheduler;
}

export function recordedPart(host: Element, { width, revealed, scheduler }: RecordedPart): TemplateResult {
  const beside = width >= twoColumns;
  const left = roomOf(host, 'grid')?.width ?? (beside ? Math.floor(((width - gap) * 2) / 5) : width);
  const room = roomOf(host, 'ablation');
  return html`<div class="panels recorded ${beside ? '' : 'stacked'}">
    ${scheduler.of('grid', [left, revealed], () => gridPicture(grid, { width: left, revealed }))}
    ${scheduler.of('ablation', [width, room], () =>
      ablationPicture({
        width: room?.width ?? (beside ? width - gap - Math.floor(((width - gap) * 2) / 5) : width),
        height: room?.height ?? 312,
      }),
    )}
  </div>`;
}

export function valleysPart(width: number): TemplateResult {
  const beside = width >= twoColumns;
  const each = beside ? Math.floor((width - gap) / 2) : width;
  return html`<div class="recorded even-columns ${beside ? '' : 'stacked'}">
    ${ways.map((way) => valleysPicture(way, each))}
  </div>`;
}
