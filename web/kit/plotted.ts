// Styles of a laboratory with plots: those of every laboratory, of plots, rows of buttons and one that waits, and its own.
import { type CSSResult, unsafeCSS } from 'lit';
import { plotStyles } from '../figure/styles.ts';
import buttonStyles from './buttons.css?inline';
import { laboratoryStyles } from './laboratory-styles.ts';
import waitingStyles from './waiting.css?inline';

const shared = [...laboratoryStyles, plotStyles, unsafeCSS(buttonStyles), unsafeCSS(waitingStyles)];

export function plotted(...own: readonly string[]): CSSResult[] {
  return [...shared, ...own.map((text) => unsafeCSS(text))];
}
