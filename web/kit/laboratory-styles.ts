// Styles of every laboratory; an element adds its own.
import { type CSSResult, unsafeCSS } from 'lit';
import { plotStyles } from '../figure/styles.ts';
import tokens from '../styles/tokens.css?inline';
import controls from './controls.css?inline';
import frame from './laboratory.css?inline';
import pictures from './picture.css?inline';

export const laboratoryStyles = [tokens, frame, controls, pictures].map(unsafeCSS);

// Styles of a laboratory with plots: those of every laboratory, those of plots, and its own.

export function plotted(...own: readonly string[]): CSSResult[] {
  return [...laboratoryStyles, plotStyles, ...own.map((text) => unsafeCSS(text))];
}
