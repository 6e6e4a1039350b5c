// A picture over d with its title: a click or the arrow keys bring another d of the grid into focus.
import { html, svg, type TemplateResult } from 'lit';
import { plot, type Frame } from '../../plot/frame.ts';
import { px } from '../../plot/pixel.ts';
import type { Scale } from '../../plot/scale.ts';
import { symbols } from '../laboratory/symbols.ts';

export interface Picture {
  title: string;
  /** What lines and bars mean. */
  key: string;
  /** The picture in words. */
  label: string;
  frame: Frame;
  content: unknown;
}

export function still({ title, key, label, frame, content }: Picture): TemplateResult {
  return figure(title, key, plot(frame, { label }, content));
}

export interface Focusing {
  /** From d to pixels. */
  x: Scale;
  grid: readonly number[];
  focus: number;
  onFocus: (d: number) => void;
}

export function focusing(
  { title, key, label, frame, content }: Picture,
  { x, grid, focus, onFocus }: Focusing,
): TemplateResult {
  const mark = svg`<g class="focus" aria-hidden="true">
    <line x1=${px(x(focus))} x2=${px(x(focus))} y1=${frame.top} y2=${frame.bottom} />
    <circle cx=${px(x(focus))} cy=${frame.bottom} r="6" />
  </g>`;
  const onClick = (event: MouseEvent): void => {
    const root = (event.currentTarget as Element).querySelector('svg');
    if (!root) return;
    const { left, width } = root.getBoundingClientRect();
    onFocus(nearest(grid, x, ((event.clientX - left) * frame.width) / width));
  };
  const onKey = (event: KeyboardEvent): void => {
    const next = neighbour(grid, focus, event.key);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onFocus(next);
  };
  return figure(
    title,
    key,
    html`<div class="focusing" @click=${onClick} @keydown=${onKey}>
      ${plot(frame, { label, role: 'application' }, [mark, content])}
    </div>`,
  );
}

function figure(title: string, key: string, content: TemplateResult): TemplateResult {
  return html`<figure>
    <figcaption><strong>${symbols(title)}</strong> <span>${symbols(key)}</span></figcaption>
    ${content}
  </figure>`;
}

function nearest(grid: readonly number[], x: Scale, pixel: number): number {
  const distance = (d: number): number => Math.abs(x(d) - pixel);
  return grid.reduce((best, d) => (distance(d) < distance(best) ? d : best));
}

/** The d that a key leads to; undefined for keys that lead nowhere. */
function neighbour(grid: readonly number[], focus: number, key: string): number | undefined {
  if (key === 'Home') return grid[0];
  if (key === 'End') return grid.at(-1);
  const at = grid.indexOf(focus);
  if (key === 'ArrowRight' || key === 'ArrowUp') return grid[Math.min(at + 1, grid.length - 1)];
  return key === 'ArrowLeft' || key === 'ArrowDown' ? grid[Math.max(at - 1, 0)] : undefined;
}
