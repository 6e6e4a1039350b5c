// A laboratory in Node, where it has settings and the core but no page: it makes its file and its programs as it does on a page.
import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';
import type { CoreClient } from '../../../web/core/client.ts';
import { sharedCore } from '../../../web/core/shared.ts';
import type { CodeLanguage } from '../../../web/kit/export/code.ts';
import { type FileFigures, csv } from '../../../web/kit/export/csv.ts';
import type { Settings } from '../../../web/kit/settings.ts';
import type { Selection } from '../../../web/schema/parameter.ts';

interface Members {
  settings: Settings<Selection>;
  prepare(): Promise<void>;
  complete?(): Promise<void>;
  follow(core: CoreClient): void;
  content(core: CoreClient): unknown;
  rest?(): void;
  csv(core: CoreClient): FileFigures;
  code(language: CodeLanguage): string | Promise<string>;
}

/** A file and two programs, by name. */
export type Taken = Readonly<Record<'file' | CodeLanguage, string>>;

/** It is at rest when so many turns, each of so many milliseconds, have changed nothing. */
const [turns, turn] = [15, 20];

const root = new URL('../../../', import.meta.url);

class Blind {
  readonly observe = (): void => undefined;
  readonly disconnect = (): void => undefined;
}

/** What a browser has and Node lacks: the address of a file is its path in the tree, no page holds a link, and nothing is seen. */
export function asOnPage(): void {
  const nothing = (): void => undefined;
  vi.stubGlobal('document', { querySelector: () => null, addEventListener: nothing });
  vi.stubGlobal('navigator', { hardwareConcurrency: 1 });
  vi.stubGlobal('addEventListener', nothing);
  for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver']) vi.stubGlobal(name, Blind);
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const path = address instanceof URL ? address : new URL(`.${address}`, root);
    return new Response(await readFile(path));
  });
}

/** The laboratory of a class with these settings, everything revealed. Rejects CoreRefusal. */
export async function inNode(laboratory: object, values: object): Promise<InNode> {
  const made = new (laboratory as new () => Members)();
  const core = await sharedCore();
  Object.defineProperties(made, { core: { value: core }, isConnected: { value: true } });
  made.settings.set(values);
  await Promise.all([made.prepare(), made.complete?.()]);
  made.follow(core);
  return new InNode(made, core);
}

class InNode {
  /** What it gives before anything is measured. */
  readonly first: Promise<Taken>;
  readonly #made: Members;
  readonly #core: CoreClient;

  constructor(made: Members, core: CoreClient) {
    this.#made = made;
    this.#core = core;
    this.first = this.#taken();
  }

  /** What it gives once what it measures in the background has not changed it for a while. */
  async rested(): Promise<Taken> {
    let last = await this.#taken();
    for (let still = 0; still < turns || last.file === ''; still += 1) {
      // Some ask for more while they are drawn.
      this.#made.content(this.#core);
      await new Promise((resolve) => setTimeout(resolve, turn));
      const now = await this.#taken();
      if (Object.entries(now).some(([part, text]) => last[part as keyof Taken] !== text)) still = 0;
      last = now;
    }
    return last;
  }

  leave(): void {
    this.#made.rest?.();
  }

  /** Each is made at once, of what is there; empty where nothing is. */
  async #taken(): Promise<Taken> {
    const figures = (): string => csv({ seed: null, version: '', ...this.#made.csv(this.#core) });
    const [file = '', numpy = '', pytorch = ''] = await Promise.all(
      [figures, () => this.#made.code('numpy'), () => this.#made.code('pytorch')].map(async (make) => {
        try {
          return await make();
        } catch {
          return '';
        }
      }),
    );
    return { file, numpy, pytorch };
  }
}
