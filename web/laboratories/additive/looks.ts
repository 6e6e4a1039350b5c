// How the four kinds of score look: the colour says whether something brings the spread down as d grows, dash and shape which kind it is.
import type { ScoreKind } from '../../core/chapters-two-kinds.ts';
import type { Role, Shape } from '../../figure/roles.ts';

export interface Look {
  role: Role;
  shape: Shape;
  dash: string;
}

export const kindLooks: Readonly<Record<ScoreKind, Look>> = {
  dot: { role: 'raw', shape: 'circle', dash: 'none' },
  'dot-sqrt': { role: 'scaled', shape: 'square', dash: 'none' },
  additive: { role: 'raw', shape: 'triangle', dash: '3 4' },
  'additive-scaled': { role: 'scaled', shape: 'diamond', dash: '3 4' },
};
