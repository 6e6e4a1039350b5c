// Styles of every laboratory; an element adds its own.
import { unsafeCSS } from 'lit';
import tokens from '../styles/tokens.css?inline';
import controls from './controls.css?inline';
import frame from './laboratory.css?inline';
import pictures from './picture.css?inline';

export const laboratoryStyles = [tokens, frame, controls, pictures].map(unsafeCSS);
