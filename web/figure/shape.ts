// Outlines of the points' shapes, as path data around a centre.
import { px } from './pixel.ts';
import type { Shape } from './roles.ts';

/**
 * A shape's outline.
 *
 * size     half its height; shapes of one size look equally large
 */
export function shapePath(shape: Shape, x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): string => `${String(px(x + dx * size))},${String(px(y + dy * size))}`;
  switch (shape) {
    case 'circle': {
      const r = String(px(size));
      return `M${at(-1, 0)}A${r},${r} 0 1 1 ${at(1, 0)}A${r},${r} 0 1 1 ${at(-1, 0)}Z`;
    }
    case 'square':
      return `M${at(-0.9, -0.9)}L${at(0.9, -0.9)}L${at(0.9, 0.9)}L${at(-0.9, 0.9)}Z`;
    case 'triangle':
      return `M${at(0, -1.2)}L${at(1.1, 0.8)}L${at(-1.1, 0.8)}Z`;
    case 'diamond':
      return `M${at(0, -1.3)}L${at(1.3, 0)}L${at(0, 1.3)}L${at(-1.3, 0)}Z`;
    case 'cross':
      return `M${at(-0.9, -0.9)}L${at(0.9, 0.9)}M${at(-0.9, 0.9)}L${at(0.9, -0.9)}`;
  }
}
