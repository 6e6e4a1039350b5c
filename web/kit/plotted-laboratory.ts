// A laboratory with plots: how much space they have, what is kept of them, and which of their parts is made in which frame.
import type { Selection } from '../schema/parameter.ts';
import { Laboratory } from './laboratory.ts';
import { Width } from './room.ts';
import { FrameScheduler, Memo } from './scheduler.ts';

export abstract class PlottedLaboratory<S extends Selection> extends Laboratory<S> {
  protected readonly space = new Width(this);
  protected readonly memo = new Memo();
  protected readonly scheduler = new FrameScheduler(this);
}
