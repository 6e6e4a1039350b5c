// A laboratory with plots: how much space they have, what is kept of them, which of their parts is made in which frame, and its styles.
import { type CSSResult, unsafeCSS } from 'lit';
import { plotStyles } from '../figure/styles.ts';
import type { Selection } from '../schema/parameter.ts';
import styles from './plotted.css?inline';
import { Laboratory } from './laboratory.ts';
import { laboratoryStyles } from './laboratory-styles.ts';
import { Width } from './room.ts';
import { FrameScheduler, Memo } from './scheduler.ts';

export abstract class PlottedLaboratory<S extends Selection> extends Laboratory<S> {
  protected readonly space = new Width(this);
  protected readonly memo = new Memo();
  protected readonly scheduler = new FrameScheduler(this, { rest: this.partsRest() });

  /** Milliseconds that a control rests before the parts follow that have a picture. */
  protected partsRest(): number {
    return 0;
  }
}

const shared = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

/** Those of every laboratory, those of plots, handles, rows of buttons and paper, and its own. */
export function plotted(...own: readonly string[]): CSSResult[] {
  return [...shared, ...own.map((text) => unsafeCSS(text))];
}
