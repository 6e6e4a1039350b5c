// A laboratory that needs the module of the chapters beside the core: nothing is computed before it is there.
import type { ChaptersClient } from '../core/chapters-client.ts';
import { sharedChapters } from '../core/shared.ts';
import type { Selection } from '../schema/parameter.ts';
import { Laboratory } from './laboratory.ts';

export abstract class ChaptersLaboratory<S extends Selection> extends Laboratory<S> {
  protected chapters: ChaptersClient | undefined;

  protected override async prepare(): Promise<void> {
    this.chapters = await sharedChapters();
  }
}
