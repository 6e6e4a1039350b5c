// A laboratory with plots: how much space they have, what is kept of them, which of their parts is made in which frame, and its styles. And one
// that needs the module of the chapters beside the core: nothing is computed before it is there.
import { type CSSResult, type ReactiveController, unsafeCSS } from 'lit';
import type { ChaptersClient } from '../core/chapters-client.ts';
import { sharedChapters } from '../core/shared.ts';
import { plotStyles } from '../figure/styles.ts';
import type { Selection } from '../schema/parameter.ts';
import type { About, AnyAbout } from './about.ts';
import { Laboratory } from './laboratory.ts';
import { laboratoryStyles } from './laboratory-styles.ts';
import styles from './plotted.css?inline';
import { Width } from './room.ts';
import { FrameScheduler, Memo } from './scheduler.ts';

export abstract class PlottedLaboratory<S extends Selection> extends Laboratory<S> {
  readonly #jobs: (() => void)[] = [];
  protected readonly space = new Width(this);
  protected readonly memo = new Memo();
  protected readonly scheduler = new FrameScheduler(this, { rest: this.partsRest() });

  /** Milliseconds that a control rests before the parts follow that have a picture. */
  protected partsRest(): number {
    return 0;
  }

  override addController(controller: ReactiveController & { interrupt?: () => void }): void {
    super.addController(controller);
    if (controller.interrupt) this.#jobs.push(() => controller.interrupt?.());
  }

  protected override rest(): void {
    for (const interrupt of this.#jobs) interrupt();
  }
}

const shared = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

/** Those of every laboratory, those of plots, handles, rows of buttons and paper, and its own. */
export function plotted(...own: readonly string[]): CSSResult[] {
  return [...shared, ...own.map((text) => unsafeCSS(text))];
}

export abstract class ChaptersLaboratory<S extends Selection> extends PlottedLaboratory<S> {
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...(this.about.attributes ?? [])];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const { about } = this.constructor as unknown as { about: AnyAbout };
    if (!about.attributes?.includes(name)) {
      super.attributeChangedCallback(name, old, value);
      return;
    }
    const { core } = this;
    if (core) {
      // What was refused of it may be permitted now.
      this.retry();
      this.guard(() => this.follow(core));
    }
    this.requestUpdate();
  }

  /** There before anything is computed or drawn. */
  protected chapters!: ChaptersClient;

  protected override async prepare(): Promise<void> {
    this.chapters = await sharedChapters();
  }
}

// What a laboratory extends: the class of which this is said.

interface Own<S extends Selection> extends Omit<About<S>, 'key' | 'parameters'> {
  /** Beside those of all. */
  styles: readonly string[];
}

export function plottedLaboratory<S extends Selection>(key: string, parameters: S, { styles: sheets, ...own }: Own<S>) {
  abstract class Described extends PlottedLaboratory<S> {
    static override readonly about: About<S> = { key, parameters, ...own };
    static override styles = plotted(...sheets);
  }
  return Described;
}

export function chaptersLaboratory<S extends Selection>(
  key: string,
  parameters: S,
  { styles: sheets, ...own }: Own<S>,
) {
  abstract class Described extends ChaptersLaboratory<S> {
    static override readonly about: About<S> = { key, parameters, ...own };
    static override styles = plotted(...sheets);
  }
  return Described;
}
