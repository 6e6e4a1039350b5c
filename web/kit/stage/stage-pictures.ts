// The pictures of a laboratory on the stage, one at a time: the one that it leads with, and at a step those beside it, folded or not.
import type { LitElement } from 'lit';
import { nextFrame } from '../../core/frame.ts';
import { staged } from './compact.ts';
import { foldedPictures, unfoldPictures } from '../more-pictures.ts';

export class StagePictures {
  readonly #host: LitElement;
  #all: readonly HTMLElement[] = [];
  #shown: HTMLElement | undefined;
  #place = 0;
  /** Whether there is another than the one on show. */
  others = false;
  /** What has been unfolded, to be folded again. */
  readonly #unfolded: HTMLDetailsElement[] = [];

  constructor(host: LitElement) {
    this.#host = host;
    staged(host, this.#pick);
  }

  get count(): number {
    return this.#all.length;
  }

  /** Of the one on show, from 1. */
  get place(): number {
    return this.#place + 1;
  }

  /** To the one after it, or before it, from the last to the first. */
  async step(by: 1 | -1): Promise<void> {
    const { renderRoot: root } = this.#host;
    const unfolded = unfoldPictures(root);
    this.#unfolded.push(...unfolded);
    if (unfolded.length > 0) {
      this.#host.requestUpdate();
      await drawn(this.#host);
    }
    if (this.count === 0) return;
    this.#place = (this.#place + by + this.count) % this.count;
    this.#shown = this.#all[this.#place];
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }

  /** The laboratory is as it was before: its folds, and what its attributes ask for. */
  end(): void {
    for (const each of this.#unfolded) each.open = false;
    staged(this.#host, undefined);
  }

  readonly #pick = (pictures: readonly HTMLElement[]): HTMLElement | undefined => {
    this.#all = pictures;
    // What is drawn anew, in another language, stands in the same place.
    if (!this.#shown || !pictures.includes(this.#shown)) this.#shown = pictures[this.#place] ?? pictures[0];
    this.#place = Math.max(0, this.#shown ? pictures.indexOf(this.#shown) : 0);
    const others = pictures.length > 1 || (pictures.length > 0 && foldedPictures(this.#host.renderRoot).length > 0);
    if (others !== this.others) this.#host.requestUpdate();
    this.others = others;
    const around = this.#shown?.closest<HTMLDetailsElement>('details:not([open])');
    if (around) {
      around.open = true;
      this.#unfolded.push(around);
    }
    return this.#shown;
  };
}

/** Its pictures have been drawn for what it shows now. */
async function drawn(host: LitElement): Promise<void> {
  await nextFrame();
  await nextFrame();
  await host.updateComplete;
}

/** Frames that the pictures of a laboratory may take which come one after another, and after which one that stays is settled. */
const patience = 60;
const still = 10;

/** It stands in its page as high as before; one in which something else was set has another height, and keeps that. */
export async function settled(host: LitElement, before: number): Promise<void> {
  await drawn(host);
  let [height, since] = [host.offsetHeight, 0];
  for (let frame = 0; frame < patience && since < still && height !== before; frame += 1) {
    await nextFrame();
    since = host.offsetHeight === height ? since + 1 : 0;
    height = host.offsetHeight;
  }
}
