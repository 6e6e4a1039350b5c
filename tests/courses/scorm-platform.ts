// A learning platform for SCORM 1.2, made of scorm-again: a page with the API that opens the unzipped lesson in a frame, notes each call,
// and keeps what it is told from one launch to the next.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { folder } from './artefacts.ts';
import { serve, type Served } from './serve.ts';

export const archive = join(folder, 'scorm/sqrt-dk-scorm.zip');

/** How the platform behaves: as it should, or it refuses what it is given, or throws, or has no API. */
export type Kind = 'good' | 'refuses' | 'throws' | 'none';

/** What a platform keeps of a learner. */
export interface Cmi {
  suspend_data: string;
  core: {
    lesson_status: string;
    lesson_location: string;
    exit: string;
    session_time: string;
    score: { raw: string; min: string; max: string };
  };
}

/** Name, arguments, answer. */
export type Call = [string, ...string[]];

export interface Platform extends Served {
  /** Opens the lesson for a learner of whom this is kept. `hash` is put behind the lesson's address. */
  launch: (
    page: Page,
    options?: { kind?: Kind; before?: Partial<Cmi> | undefined; hash?: string },
  ) => Promise<FrameLocator>;
  /** What is kept of the learner now. */
  cmi: (page: Page) => Promise<Cmi>;
  calls: (page: Page) => Promise<Call[]>;
  /** The learner closes the lesson; gives what is kept. */
  close: () => Promise<void>;
  leave: (page: Page) => Promise<Cmi>;
  /** The page of another site, with the lesson in a frame. */
  elsewhere: string;
}

/** The zip, unpacked as a platform does that. */
export function unpacked(): string {
  const into = mkdtempSync(join(tmpdir(), 'scorm-'));
  execFileSync('python3', ['-m', 'zipfile', '-e', archive, into]);
  return into;
}

const again = readFileSync(join(import.meta.dirname, 'node_modules/scorm-again/dist/scorm12.min.js'), 'utf8');
const script = (text: string): string => `<script>${text.replaceAll('</script', '<\\/script')}</script>`;

/** Runs in the platform's page. */
function begin(kind: Kind, before: Partial<Cmi> | undefined): void {
  const calls: unknown[][] = [];
  Object.assign(window, { calls });
  if (kind === 'none') return;
  const { Scorm12API } = window as unknown as { Scorm12API: new (settings: object) => Record<string, unknown> };
  const own = new Scorm12API({ autocommit: false, logLevel: 5 });
  if (before) {
    // The time of a visit is added up elsewhere, and the next one begins at nothing.
    const core = { ...before.core, entry: before.core?.exit === 'suspend' ? 'resume' : '', exit: '' };
    Reflect.deleteProperty(core, 'session_time');
    (own.loadFromJSON as (cmi: object, at: string) => void)({ ...before, core }, '');
  }
  const api = new Proxy(own, {
    get(target, name: string) {
      const method = target[name];
      if (typeof method !== 'function' || !name.startsWith('LMS')) return method;
      return (...given: unknown[]): unknown => {
        const setting = name === 'LMSSetValue' || name === 'LMSCommit';
        if (kind === 'throws' && setting) throw new Error('The session is over.');
        const refused = kind === 'refuses' && setting;
        const answer: unknown = refused ? 'false' : (method as (...args: unknown[]) => unknown).apply(target, given);
        const said =
          kind === 'refuses' && name === 'LMSGetLastError' && calls.at(-1)?.at(-1) === 'false' ? '391' : answer;
        if (!name.startsWith('LMSGet')) calls.push([name, ...given, String(answer)]);
        return said;
      };
    },
  });
  Object.assign(window, { API: api });
}

export async function platform(): Promise<Platform> {
  const pages: Record<string, string> = {};
  const served = await serve(unpacked(), { path: '/lesson/', pages });
  const frame = (hash: string): string =>
    `<iframe title="Lesson" src="${served.address}sqrt-dk.html${hash}" style="width:100%;height:100%;border:0"></iframe>`;
  const page = (body: string): string =>
    `<!doctype html><html lang="en" style="height:100%"><body style="height:100%;margin:0">${body}`;
  const cmi = (at: Page): Promise<Cmi> =>
    at.evaluate(() => JSON.parse(JSON.stringify((window as unknown as { API: { cmi: unknown } }).API.cmi)) as Cmi);
  // The same files under another name are another origin.
  const elsewhere = served.origin.replace('localhost', '127.0.0.1');
  return {
    ...served,
    cmi,
    elsewhere: `${elsewhere}/elsewhere.html`,
    launch: async (at, { kind = 'good', before, hash = '' } = {}) => {
      const start = `(${String(begin)})(${JSON.stringify(kind)}, ${JSON.stringify(before ?? null)} ?? undefined);`;
      pages['/platform.html'] = page(script(again) + script(start) + frame(hash));
      pages['/elsewhere.html'] = page(frame(hash));
      await at.goto(`${served.origin}/platform.html`);
      return at.frameLocator('iframe');
    },
    calls: (at) => at.evaluate(() => (window as unknown as { calls: Call[] }).calls),
    leave: async (at) => {
      await at.evaluate(() => {
        document.querySelector('iframe')?.remove();
      });
      return cmi(at);
    },
  };
}
