// Styles of a laboratory with plots: those of every laboratory, those of plots, what such laboratories share, and its own.
import { type CSSResult, unsafeCSS } from 'lit';
import { plotStyles } from '../figure/styles.ts';
import { laboratoryStyles } from './laboratory-styles.ts';
import shared from './plotted.css?inline';

export function plotted(...own: readonly string[]): CSSResult[] {
  return [...laboratoryStyles, plotStyles, ...[shared, ...own].map(unsafeCSS)];
}
