// How the parts of a plot look, by the role that they play. Colours come from the page's custom properties alone; dash and
// shape say the same.
import { css, unsafeCSS } from 'lit';

/** What a mark stands for, and a colour on the whole page; `ink` is the reader's own, `other` what shares one colour. */
export type Role = 'query' | 'key' | 'value' | 'raw' | 'scaled' | 'flat' | 'ink' | 'other' | 'theory';

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
  ink: { shape: 'diamond', dash: '16 3' },
  other: { shape: 'diamond', dash: '10 3 2 3' },
  theory: { shape: 'cross', dash: '4 4' },
};

/** The class by which a style sheet gives the role its colour, which is that of the token of its name. */
export function roleClass(role: Role): string {
  return `dk-role-${role}`;
}

/** Letters have a darker colour where there is a token for it. */
const roleColours = Object.keys(looks)
  .map(
    (role) =>
      `.dk-role-${role} { --dk-role: var(--dk-${role}); --dk-role-text: var(--dk-${role}-text, var(--dk-${role})); }`,
  )
  .join('\n');

export const plotStyles = css`
  .dk-plot {
    display: block;
    max-width: 100%;
    height: auto;
    overflow: visible;
    font-family: inherit;
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  /* Words of a picture stand where there is room for them: letters that a reader's tool spreads would be cut off. */
  .dk-plot :is(text, tspan) {
    letter-spacing: 0 !important;
    word-spacing: 0 !important;
  }
  /* What nothing else is said of is ink, or has the colour of its role: weaker than any rule of a laboratory. */
  :where(.dk-plot :is(text, circle:not([fill]))) {
    fill: var(--dk-ink);
  }
  :where(.dk-plot line) {
    stroke: var(--dk-role, var(--dk-ink));
  }
  ${unsafeCSS(roleColours)}
  .dk-line {
    stroke: var(--dk-role);
    stroke-width: 2;
  }
  .dk-line.dk-role-theory {
    stroke-width: 1.25;
  }
  .dk-band {
    fill: var(--dk-role);
    fill-opacity: 0.18;
  }
  .dk-point {
    fill: var(--dk-role);
    stroke: var(--dk-paper);
    stroke-width: 1;
  }
  .dk-error-bar {
    stroke: var(--dk-role);
    stroke-width: 1.25;
  }
  .dk-bar {
    fill: var(--dk-role);
  }
  .dk-histogram .dk-bar {
    fill-opacity: 0.45;
  }
  .dk-needles {
    stroke: var(--dk-role);
    stroke-opacity: 0.45;
  }
  .dk-dots {
    fill: var(--dk-role);
    fill-opacity: 0.75;
  }
  .dk-label {
    fill: var(--dk-role);
    stroke: var(--dk-paper);
    stroke-width: 3;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .dk-axis-line,
  .dk-tick {
    stroke: var(--dk-muted);
  }
  .dk-grid {
    stroke: var(--dk-grid);
  }
  .dk-tick-text,
  .dk-axis-title {
    fill: var(--dk-muted);
  }
`;
