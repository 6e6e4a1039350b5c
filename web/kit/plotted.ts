// Styles of a laboratory with plots: those of every laboratory, those of plots and rows of buttons, and its own.
import { type CSSResult, unsafeCSS } from 'lit';
import { plotStyles } from '../figure/styles.ts';
import buttonStyles from './buttons.css?inline';
import { laboratoryStyles } from './laboratory-styles.ts';

const shared = [...laboratoryStyles, plotStyles, unsafeCSS(buttonStyles)];

export function plotted(...own: readonly string[]): CSSResult[] {
  return [...shared, ...own.map((text) => unsafeCSS(text))];
}
