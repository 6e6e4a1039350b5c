// The roles that marks play. Colour means one role on the whole page; dash and shape say the same without colour.

/** What a mark stands for. */
export type Role = 'query' | 'key' | 'value' | 'raw' | 'scaled' | 'flat' | 'other' | 'theory';

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross';

interface Look {
  shape: Shape;
  /** Pattern of a line, as stroke-dasharray; "none" is a whole line. */
  dash: string;
}

/** Theory is a thin dashed line and has no points; measured things have points, whole lines and bands. */
export const looks: Readonly<Record<Role, Look>> = {
  query: { shape: 'triangle', dash: 'none' },
  key: { shape: 'diamond', dash: 'none' },
  value: { shape: 'cross', dash: '1 3' },
  raw: { shape: 'circle', dash: 'none' },
  scaled: { shape: 'square', dash: '8 3' },
  flat: { shape: 'triangle', dash: '2 3' },
  other: { shape: 'diamond', dash: '10 3 2 3' },
  theory: { shape: 'cross', dash: '4 4' },
};

/** The class by which a style sheet gives the role its colour. */
export function roleClass(role: Role): string {
  return `dk-role-${role}`;
}
