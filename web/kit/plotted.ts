// Styles of a laboratory with plots: those of every laboratory, those of plots, handles, rows of buttons and paper, and its own.
import { type CSSResult, unsafeCSS } from 'lit';
import { plotStyles } from '../figure/styles.ts';
import styles from './plotted.css?inline';
import { laboratoryStyles } from './laboratory-styles.ts';

const shared = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

export function plotted(...own: readonly string[]): CSSResult[] {
  return [...shared, ...own.map((text) => unsafeCSS(text))];
}
