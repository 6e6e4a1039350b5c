// Styles of a laboratory with plots: those of every laboratory, those of plots, and its own.
import { type CSSResult, unsafeCSS } from 'lit';
import { plotStyles } from '../figure/styles.ts';
import { laboratoryStyles } from './laboratory-styles.ts';

export function plotted(...own: readonly string[]): CSSResult[] {
  return [...laboratoryStyles, plotStyles, ...own.map((text) => unsafeCSS(text))];
}
