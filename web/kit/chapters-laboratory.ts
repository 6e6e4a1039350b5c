// A laboratory that needs the module of the chapters beside the core: nothing is computed before it is there.
import type { AnyAbout } from './about.ts';
import type { ChaptersClient } from '../core/chapters-client.ts';
import { sharedChapters } from '../core/shared.ts';
import type { Selection } from '../schema/parameter.ts';
import { PlottedLaboratory } from './plotted.ts';

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
