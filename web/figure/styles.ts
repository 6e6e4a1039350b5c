// How the parts of a plot look. Colours come from the page's custom properties alone.
import { css } from 'lit';

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
  .dk-role-query {
    --dk-role: var(--dk-query);
  }
  .dk-role-key {
    --dk-role: var(--dk-key);
  }
  .dk-role-value {
    --dk-role: var(--dk-value);
  }
  .dk-role-raw {
    --dk-role: var(--dk-raw);
  }
  .dk-role-scaled {
    --dk-role: var(--dk-scaled);
  }
  .dk-role-flat {
    --dk-role: var(--dk-flat);
  }
  .dk-role-other {
    --dk-role: var(--dk-other);
  }
  .dk-role-theory {
    --dk-role: var(--dk-theory);
  }
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
  .dk-cursor {
    stroke: var(--dk-focus);
    stroke-width: 2;
  }
`;
